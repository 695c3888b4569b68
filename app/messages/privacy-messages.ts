import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** The privacy policy: what this shop really stores, for how long, and the rights of law 2024/017. */
export const privacyMessages = defineMessages({
  en: {
    title: shellMessages.en.privacyPolicy,
    description: 'What the shop stores about you, why, for how long, and how to see, correct or delete it.',
    intro: (name: string) =>
      `${name} keeps what it needs to deliver your order and to answer you, and nothing else. This page says what that is, in the terms of Law No. 2024/017 of 23 December 2024 on the protection of personal data in Cameroon.`,
    updated: 'In force since 1 July 2026.',

    whoTitle: 'Who is responsible',
    whoText: 'The shop itself. For any question about your data, write, call or come to us:',

    accountTitle: 'Your account',
    accountText:
      'Your name, e-mail address, phone number, language and, if you add one, your picture. Your password is never stored: only a fingerprint of it is, from which it cannot be found again. We keep this until you delete the account, which you can do yourself under Security in your account.',
    sessionText:
      'While you are logged in, the shop keeps one line per device. It ends after 60 days or when you log out, and is deleted a week later, as are the codes we send to recover a password.',

    orderTitle: 'Your addresses and orders',
    orderText:
      'For a delivery: the name, phone number, town, quartier and landmark you give. An address that you remove disappears from your list and is deleted after 30 days. An order keeps a copy of what was ordered, for how much, and where it was delivered; the law on accounting makes us keep it for ten years. After that, or when you delete your account, it stays without your name, address and phone number.',
    paymentText:
      'Card numbers and mobile-money codes are typed on the page of the payment provider and never reach us. We only learn whether a payment was made.',

    messageTitle: 'Your messages and the newsletter',
    messageText:
      'What you write in the contact form, with your name, e-mail address and phone number if you give it, is read by the shop only, and is deleted two years after you sent it.',
    newsletterText:
      'For the newsletter we keep your e-mail address, the moment you confirmed it by the link in our mail, and the words you agreed to. An address that is not confirmed is deleted after a week. Each letter has a link to leave; the address is then no longer used, and is deleted after a year.',
    mailText:
      'We send e-mails about your account, such as the code to recover a password. Their text is deleted an hour after they were sent; that one was sent is kept for 30 days.',

    deviceTitle: 'On your own device',
    deviceText:
      'Without an account, your cart and the addresses you type stay in the storage of your browser, on your device. When you log in they join your account and leave the device. Logging out empties this storage.',
    cookieText:
      'The shop sets one cookie, to remember the language you chose. After you log in or ask for a code, a second one, kept for 400 days, tells your browser from a stranger’s, so that nobody can lock you out by guessing. While you choose a new password a third one proves, for a few minutes, that you own the e-mail address. There is no advertising cookie, no tracking, and nothing is loaded from social networks.',

    sharingTitle: 'Who else sees it',
    sharingText:
      'The courier sees the name, phone number and place of your delivery; the payment provider sees the amount and the reference of your order. Nothing is sold or lent to anyone, and no data is sent abroad without the authorisation that the law asks for.',

    rightsTitle: 'Your rights',
    rightsText:
      'You can see your data, have it corrected or deleted, receive a copy of it, object to its use, and take back a consent at any time. Under Security in your account you download a copy of your data and delete the account; most of it you change yourself there. For the rest, write to us: we answer within 30 days, free of charge.',
    complaintText:
      'If our answer does not satisfy you, you may turn to the authority for the protection of personal data of Cameroon.',
    safetyText:
      'The shop is reached by an encrypted connection, and only those who prepare orders see your details. Should data be lost or stolen, we tell the authority and you without delay.',
  },
  fr: {
    title: shellMessages.fr.privacyPolicy,
    description:
      'Ce que la boutique conserve à votre sujet, pourquoi, combien de temps, et comment le consulter, le corriger ou l’effacer.',
    intro: (name) =>
      `${name} conserve ce qu’il faut pour livrer votre commande et vous répondre, et rien d’autre. Cette page le détaille, conformément à la loi n° 2024/017 du 23 décembre 2024 relative à la protection des données à caractère personnel au Cameroun.`,
    updated: 'En vigueur depuis le 1er juillet 2026.',

    whoTitle: 'Qui est responsable',
    whoText:
      'La boutique elle-même. Pour toute question sur vos données, écrivez-nous, appelez-nous ou passez nous voir\u00a0:',

    accountTitle: 'Votre compte',
    accountText:
      'Votre nom, votre adresse e-mail, votre numéro de téléphone, votre langue et, si vous en ajoutez une, votre photo. Votre mot de passe n’est jamais enregistré\u00a0: seule une empreinte l’est, qui ne permet pas de le retrouver. Nous gardons ces données jusqu’à ce que vous supprimiez le compte, ce que vous faites vous-même sous Sécurité dans votre compte.',
    sessionText:
      'Tant que vous êtes connecté(e), la boutique garde une ligne par appareil. Elle prend fin après 60 jours ou à la déconnexion et s’efface une semaine plus tard, tout comme les codes envoyés pour récupérer un mot de passe.',

    orderTitle: 'Vos adresses et vos commandes',
    orderText:
      'Pour livrer\u00a0: le nom, le téléphone, la ville, le quartier et le repère que vous indiquez. Une adresse que vous retirez disparaît de votre liste et s’efface après 30 jours. Une commande garde la copie de ce qui a été commandé, du montant et du lieu de livraison\u202f; la loi comptable nous oblige à la conserver dix ans. Ensuite, ou si vous supprimez votre compte, elle reste sans votre nom, votre adresse ni votre téléphone.',
    paymentText:
      'Les numéros de carte et les codes Mobile Money se saisissent sur la page du prestataire de paiement et ne nous parviennent jamais. Nous apprenons seulement si le paiement a été fait.',

    messageTitle: 'Vos messages et la newsletter',
    messageText:
      'Ce que vous écrivez dans le formulaire de contact, avec votre nom, votre adresse e-mail et votre téléphone si vous le donnez, n’est lu que par la boutique et s’efface deux ans après son envoi.',
    newsletterText:
      'Pour la newsletter, nous gardons votre adresse e-mail, le moment où vous l’avez confirmée par le lien de notre e-mail et les mots de votre accord. Une adresse non confirmée s’efface après une semaine. Chaque lettre contient un lien pour se désabonner\u202f; l’adresse n’est alors plus utilisée et s’efface après un an.',
    mailText:
      'Nous envoyons des e-mails liés à votre compte, comme le code de récupération d’un mot de passe. Leur texte s’efface une heure après l’envoi\u202f; nous gardons 30 jours la trace de l’envoi.',

    deviceTitle: 'Sur votre appareil',
    deviceText:
      'Sans compte, votre panier et les adresses que vous saisissez restent dans la mémoire de votre navigateur, sur votre appareil. Quand vous vous connectez, ils rejoignent votre compte et quittent l’appareil. La déconnexion vide cette mémoire.',
    cookieText:
      'La boutique dépose un cookie pour retenir la langue choisie. Lorsque vous vous connectez ou demandez un code, un deuxième, gardé 400 jours, distingue votre navigateur de celui d’un inconnu\u00a0: personne ne peut vous bloquer en devinant. Lorsque vous changez de mot de passe, un troisième prouve pendant quelques minutes que l’adresse e-mail est bien la vôtre. Aucun cookie publicitaire, aucun pistage, et rien n’est chargé depuis les réseaux sociaux.',

    sharingTitle: 'Qui d’autre les voit',
    sharingText:
      'Le livreur voit le nom, le téléphone et le lieu de votre livraison\u202f; le prestataire de paiement voit le montant et la référence de votre commande. Rien n’est vendu ni prêté à quiconque, et aucune donnée ne quitte le pays sans l’autorisation prévue par la loi.',

    rightsTitle: 'Vos droits',
    rightsText:
      'Vous pouvez consulter vos données, les faire corriger ou effacer, en recevoir une copie, vous opposer à leur usage et retirer un accord à tout moment. Sous Sécurité dans votre compte, vous téléchargez une copie de vos données et supprimez le compte\u202f; vous en modifiez la plupart vous-même. Pour le reste, écrivez-nous\u00a0: nous répondons sous 30 jours, gratuitement.',
    complaintText:
      'Si notre réponse ne vous satisfait pas, vous pouvez saisir l’autorité camerounaise de protection des données à caractère personnel.',
    safetyText:
      'La connexion à la boutique est chiffrée et seules les personnes qui préparent les commandes voient vos coordonnées. En cas de perte ou de vol de données, nous prévenons l’autorité et vous-même sans délai.',
  },
});
