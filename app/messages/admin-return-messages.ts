import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { answeringMessages } from './answering-messages.ts';

/** Texts of a return on the admin's page of an order. */
export const adminReturnMessages = defineMessages({
  en: {
    title: 'Return',
    asked: (date: string) => `Asked on ${date}`,
    requested: 'The shopper waits for your answer.',
    accepted: 'You have accepted it. Once the parcel is in the shop, take it back below.',
    takenBack: 'The parcel is back.',
    piecesTakenBack: 'What was asked for is back.',
    refused: 'You have refused it.',
    yourAnswer: answeringMessages.en.yourAnswer,
    accept: 'Take it back',
    acceptText: 'The money goes back once the parcel is here.',
    refuse: 'Refuse',
    refuseText: 'The order stays delivered. Say why.',
    words: 'Words to the shopper',
    wordsHelp:
      'Where to bring the parcel, or why not. The shopper also reads it on the tracking page: write no name and no phone.',
    choose: 'Choose one of the two.',
    send: answeringMessages.en.send,

    takeBack: adminMessages.en.takeBack,
    takeBackText: 'You have the parcel. What can be sold goes back into stock.',
    takeBackMoney: (amount: string) =>
      `${amount} have to be given back: it waits for you under “Needs attention”.`,
    cannotBeSold: 'Pieces that cannot be sold again',
    cannotBeSoldHelp: 'Opened or broken. They do not go back into stock.',
    outOf: (count: number) => `of ${count}`,
    upTo: (count: number) => `Enter a whole number from 0 to ${count}.`,
    note: 'For your people',
    noteHelp: adminMessages.en.forTheShopOnly,
    confirmTakeBack: 'The parcel is back',
  },
  fr: {
    title: 'Retour',
    asked: (date: string) => `Demandé le ${date}`,
    requested: 'Le client attend votre réponse.',
    accepted: 'Vous l’avez accepté. Quand le colis sera à la boutique, reprenez-le ci-dessous.',
    takenBack: 'Le colis est revenu.',
    piecesTakenBack: 'Ce qui était demandé est revenu.',
    refused: 'Vous l’avez refusé.',
    yourAnswer: answeringMessages.fr.yourAnswer,
    accept: 'Accepter le retour',
    acceptText: 'L’argent est rendu quand le colis est ici.',
    refuse: 'Refuser',
    refuseText: 'La commande reste livrée. Dites pourquoi.',
    words: 'Message au client',
    wordsHelp:
      'Où apporter le colis, ou pourquoi non. Le client le lit aussi sur la page de suivi\u00a0: n’y mettez ni nom ni téléphone.',
    choose: 'Choisissez l’un des deux.',
    send: answeringMessages.fr.send,

    takeBack: adminMessages.fr.takeBack,
    takeBackText: 'Vous avez le colis. Ce qui peut être vendu revient en stock.',
    takeBackMoney: (amount: string) =>
      `${amount} sont à rendre\u00a0: cela vous attend sous «\u202fÀ régler\u202f».`,
    cannotBeSold: 'Articles qui ne peuvent plus être vendus',
    cannotBeSoldHelp: 'Ouverts ou abîmés. Ils ne reviennent pas en stock.',
    outOf: (count: number) => `sur ${count}`,
    upTo: (count: number) => `Indiquez un nombre entier de 0 à ${count}.`,
    note: 'Pour votre équipe',
    noteHelp: adminMessages.fr.forTheShopOnly,
    confirmTakeBack: 'Le colis est revenu',
  },
});
