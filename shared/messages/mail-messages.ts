import { formatDiskSize } from '../formats/numbers.ts';
import { defineMessages } from './define-messages.ts';
import { mailLinkMessages } from './mail-link-messages.ts';

/** The texts of the shop's mails. */
export const mailMessages = defineMessages({
  en: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    linkValidity: 'The link is valid for one day.',
    emailConfirmSubject: (store: string) => `Confirm this address for ${store}`,
    emailConfirmIntroduction: (store: string) =>
      `This address was given for an account at ${store}. If that was you, confirm it: from then on you log in with it.`,
    emailConfirmLink: mailLinkMessages.en.confirmAddress,
    emailConfirmNotAsked: 'It was not you? Then do nothing: without this link the address is not used.',
    emailChangeSubject: (store: string) => `Your ${store} account gets another e-mail address`,
    emailChangeAsked: (store: string) =>
      `Someone who knows your password has asked for another e-mail address for your account at ${store}. It takes the place of this one once it is confirmed. If that was you, there is nothing to do.`,
    emailChangeUndo:
      'It was not you? This link keeps this address, logs out every device and lets you choose a new password. It works for a week, also after the change.',
    emailChangeUndoLink: mailLinkMessages.en.notMe,
    codeSubject: (code: string, store: string) => `${code} is your ${store} code`,
    codeIntroduction: 'Here is the code to choose a new password:',
    orderCodeIntroduction: 'Here is the code to continue your order:',
    codeValidity: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
    codeNotAsked:
      'You did not ask for it? Then do nothing: without this code no one can change your password. We will never ask you for it.',
    orderCodeNotAsked:
      'You are not ordering anything? Then do nothing: without this code no one can order with your address. We will never ask you for it.',
    newsletterSubject: (store: string) => `Confirm: the newsletter of ${store}`,
    newsletterIntroduction:
      'This address was given for our newsletter: new arrivals, offers and advice, once or twice a month. If that was you, one more step:',
    newsletterConfirmLink: 'Yes, send me the newsletter',
    newsletterNotAsked:
      'It was not you? Then do nothing: without this link no letter comes, and the address is deleted in a week.',
    backInStockSubject: (name: string) => `${name} is back`,
    backInStock: (name: string) => `You wanted to hear when ${name} is in stock again: it is.`,
    backInStockLink: 'See it',
    backInStockOnce: 'This is the only message about it. It is not put aside for you.',
    backInStockStop: 'No more messages of this kind:',
    backInStockSms: (store: string, name: string) => `${store}: ${name} is back.`,
    questionAnswerSubject: (product: string) => `Your question about ${product}`,
    questionAnswerQuote: 'Your question:',
    cartLeftSubject: (store: string) => `Your cart at ${store}`,
    cartLeft: 'You left this in your cart. It is still there:',
    cartLeftTotal: 'Total without delivery',
    cartLeftLink: 'Open the cart',
    cartLeftToday:
      'Prices are those of today, and nothing is put aside. This is the only mail about this cart.',
    cartMailsStop: 'No more mails about my cart',
    cartMailsSubject: (store: string) => `Confirm: mails about your cart at ${store}`,
    cartMailsAsked:
      'Someone, probably you, wants a mail at this address when something stays in the cart. If that was you, one more step:',
    cartMailsConfirm: 'Yes, write to me',
    cartMailsNotAsked: 'It was not you? Then do nothing: without this link no mail comes.',
    contactAnswerSubject: (subject: string, store: string) => `Re: ${subject} (${store})`,
    contactAnswerQuote: (day: string) => `Your message of ${day}:`,
    staffInvitationSubject: (store: string) => `Invitation to work at ${store}`,
    staffInvitation: (store: string, role: string) =>
      `You are invited to work at ${store}. Your role: ${role}.`,
    staffInvitationLink: 'Accept the invitation',
    staffInvitationValidity: 'The link is valid for three days and works once, for this e-mail address.',
    staffInvitationUnknown: 'You do not know this shop? Then do nothing.',
    staffJoinedSubject: (store: string) => `${store}: someone joined the staff`,
    staffJoined: (who: string, role: string) =>
      `${who} has accepted an invitation and works in the shop from now on. Role: ${role}.`,
    staffJoinedUnknown: 'You did not expect this? Remove the person at once on the page of the staff:',
    staffPage: 'The staff',
    diskLowSubject: (store: string) => `${store}: the disk is nearly full`,
    diskLow: (megabytes: number) =>
      `${formatDiskSize(megabytes, 'en')} are left on the disk of the shop. Orders go on; pictures, imports and backups will fail until there is room.`,
    diskLowAdvice: 'Make room, or have the disk made bigger. A mail comes each day until then.',
    badHealthSubject: (store: string) => `${store}: something needs you`,
    badHealthAdvice:
      'The page ‘Health’ of the admin shows how it is at any moment. A mail comes each day until then.',
    tryMailSubject: (store: string) => `${store}: a mail to try it`,
    tryMail: 'The mails of your shop arrive. If this one was among spam, the mails to your buyers are too.',
    passwordChangedSubject: (store: string) => `Your ${store} password was changed`,
    passwordChanged:
      'Your password was changed just now, and every device was logged out. If that was you, there is nothing to do.',
    passwordNotChanged:
      'It was not you? Choose a new password at once, and tell us: the person who did it may be able to read your mail.',
    choosePassword: 'Choose a new password',
    secondFactorOnSubject: (store: string) => `A second code protects your ${store} account now`,
    secondFactorOn:
      'From now on each login asks for a code of your app as well. If that was you, there is nothing to do.',
    secondFactorNotOn:
      'It was not you? Choose a new password at once, and tell us: we switch the second code off again.',
    secondFactorOffSubject: (store: string) => `Your ${store} account asks for no second code any more`,
    secondFactorOff:
      'From now on your password alone opens your account. If that was you, or you asked us to, there is nothing to do.',
    secondFactorNotOff:
      'It was not you? Choose a new password at once, switch the second code on again, and tell us.',
    recoveryCodeUsedSubject: (store: string) => `A recovery code of your ${store} account was used`,
    recoveryCodeUsed: (left: number) =>
      `A recovery code was used instead of one of your app. Codes left on your list: ${left}. If that was you, there is nothing to do.`,
    recoveryCodesNewSubject: (store: string) => `New recovery codes for your ${store} account`,
    recoveryCodesNew:
      'The recovery codes that you had are no longer valid: new ones were made. If that was you, there is nothing to do.',
    recoveryCodesNotMine:
      'It was not you? Choose a new password at once, which logs every device out. Then log in and have new recovery codes made, and tell us.',
    accountDeletedSubject: (store: string) => `Your account at ${store} is deleted`,
    accountDeleted: (store: string) =>
      `Your account at ${store} is deleted, with your addresses, your cart and your messages. Orders stay for our accounts, without your name, address and phone number.`,
    accountDeletedNotAsked: 'It was not you? Call us or write to us at once.',
    refundSubject: (order: string) => `Your money for order ${order} is coming back`,
    refundPaidTwice: (order: string) =>
      `Your order ${order} was paid already when this second payment came in. Nothing is lost: you pay once.`,
    refundTooLate: (order: string) =>
      `Your payment for order ${order} came in when the order could no longer be filled.`,
    refundWrongAmount: (order: string) =>
      `Another amount came in for order ${order} than it costs, so we cannot take it as its payment.`,
    refundComing: (amount: string) =>
      `We give you back ${amount}, the way you paid. You need not do anything.`,
    signature: (store: string) => `The ${store} team`,
    contact: (phone: string, email: string) => `Questions? Call us on ${phone} or write to ${email}.`,
  },
  fr: {
    greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    linkValidity: 'Le lien est valable un jour.',
    emailConfirmSubject: (store: string) => `Confirmez cette adresse pour ${store}`,
    emailConfirmIntroduction: (store: string) =>
      `Cette adresse a été indiquée pour un compte chez ${store}. Si c’était vous, confirmez-la\u00a0: c’est avec elle que vous vous connecterez.`,
    emailConfirmLink: mailLinkMessages.fr.confirmAddress,
    emailConfirmNotAsked:
      'Ce n’était pas vous\u202f? Alors ne faites rien\u00a0: sans ce lien, l’adresse ne sera pas utilisée.',
    emailChangeSubject: (store: string) => `Votre compte ${store} change d’adresse e-mail`,
    emailChangeAsked: (store: string) =>
      `Quelqu’un qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte chez ${store}. Elle remplacera celle-ci dès qu’elle sera confirmée. Si c’était vous, il n’y a rien à faire.`,
    emailChangeUndo:
      'Ce n’était pas vous\u202f? Ce lien garde cette adresse, déconnecte tous les appareils et vous laisse choisir un nouveau mot de passe. Il fonctionne pendant une semaine, même après le changement.',
    emailChangeUndoLink: mailLinkMessages.fr.notMe,
    codeSubject: (code: string, store: string) => `${code}\u00a0: votre code ${store}`,
    codeIntroduction: 'Voici le code pour choisir un nouveau mot de passe\u00a0:',
    orderCodeIntroduction: 'Voici le code pour continuer votre commande\u00a0:',
    codeValidity: (minutes: number) => `Il est valable ${minutes} minutes et ne sert qu’une fois.`,
    codeNotAsked:
      'Vous n’avez rien demandé\u202f? Alors ne faites rien\u00a0: sans ce code, personne ne peut changer votre mot de passe. Nous ne vous le demanderons jamais.',
    orderCodeNotAsked:
      'Vous ne commandez rien\u202f? Alors ne faites rien\u00a0: sans ce code, personne ne peut commander avec votre adresse. Nous ne vous le demanderons jamais.',
    newsletterSubject: (store: string) => `À confirmer\u00a0: la newsletter de ${store}`,
    newsletterIntroduction:
      'Cette adresse a été indiquée pour notre newsletter\u00a0: nouveautés, offres et conseils, une ou deux fois par mois. Si c’était vous, encore une étape\u00a0:',
    newsletterConfirmLink: 'Oui, je veux la newsletter',
    newsletterNotAsked:
      'Ce n’était pas vous\u202f? Ne faites rien\u00a0: sans ce lien, aucune lettre ne viendra, et l’adresse sera effacée dans une semaine.',
    backInStockSubject: (name: string) => `De retour\u00a0: ${name}`,
    backInStock: (name: string) =>
      `Vous vouliez être prévenu du retour de ${name}\u00a0: c’est de nouveau en stock.`,
    backInStockLink: 'Voir le produit',
    backInStockOnce: 'C’est le seul message à ce sujet. Le produit n’est pas mis de côté pour vous.',
    backInStockStop: 'Ne plus recevoir ces messages\u00a0:',
    backInStockSms: (store: string, name: string) => `${store}\u00a0: ${name} est de retour.`,
    questionAnswerSubject: (product: string) => `Votre question sur ${product}`,
    questionAnswerQuote: 'Votre question\u00a0:',
    cartLeftSubject: (store: string) => `Votre panier chez ${store}`,
    cartLeft: 'Vous avez laissé ces articles dans votre panier. Ils y sont toujours\u00a0:',
    cartLeftTotal: 'Total hors livraison',
    cartLeftLink: 'Ouvrir le panier',
    cartLeftToday:
      'Les prix sont ceux d’aujourd’hui, et rien n’est mis de côté. C’est le seul e-mail au sujet de ce panier.',
    cartMailsStop: 'Ne plus m’écrire au sujet du panier',
    cartMailsSubject: (store: string) => `À confirmer\u00a0: les e-mails sur votre panier chez ${store}`,
    cartMailsAsked:
      'Quelqu’un, sans doute vous, souhaite un e-mail à cette adresse quand un panier attend. Si c’est vous, encore un geste\u00a0:',
    cartMailsConfirm: 'Oui, écrivez-moi',
    cartMailsNotAsked:
      'Ce n’était pas vous\u202f? Ne faites rien\u00a0: sans ce lien, aucun e-mail ne viendra.',
    contactAnswerSubject: (subject: string, store: string) => `Re\u00a0: ${subject} (${store})`,
    contactAnswerQuote: (day: string) => `Votre message du ${day}\u00a0:`,
    staffInvitationSubject: (store: string) => `Invitation à travailler chez ${store}`,
    staffInvitation: (store: string, role: string) =>
      `Vous êtes invité(e) à travailler chez ${store}. Votre rôle\u00a0: ${role}.`,
    staffInvitationLink: 'Accepter l’invitation',
    staffInvitationValidity: 'Le lien est valable trois jours et sert une fois, pour cette adresse e-mail.',
    staffInvitationUnknown: 'Vous ne connaissez pas cette boutique\u202f? Alors ne faites rien.',
    staffJoinedSubject: (store: string) => `${store}\u00a0: quelqu’un a rejoint l’équipe`,
    staffJoined: (who: string, role: string) =>
      `${who} a accepté une invitation et travaille désormais dans la boutique. Rôle\u00a0: ${role}.`,
    staffJoinedUnknown:
      'Vous ne vous y attendiez pas\u202f? Retirez aussitôt cette personne sur la page de l’équipe\u00a0:',
    staffPage: 'L’équipe',
    diskLowSubject: (store: string) => `${store}\u00a0: le disque est presque plein`,
    diskLow: (megabytes: number) =>
      `Il reste ${formatDiskSize(megabytes, 'fr')} sur le disque de la boutique. Les commandes continuent\u202f; images, importations et sauvegardes échoueront tant que la place manque.`,
    diskLowAdvice:
      'Faites de la place, ou faites agrandir le disque. Un e-mail vous le rappellera chaque jour d’ici là.',
    badHealthSubject: (store: string) => `${store}\u00a0: une intervention est nécessaire`,
    badHealthAdvice:
      'La page «\u202fÉtat de la boutique\u202f» de l’administration dit à tout moment ce qu’il en est. Un e-mail vous le rappellera chaque jour d’ici là.',
    tryMailSubject: (store: string) => `${store}\u00a0: un e-mail d’essai`,
    tryMail:
      'Les e-mails de votre boutique arrivent. Si celui-ci était dans les indésirables, ceux de vos clients le sont aussi.',
    passwordChangedSubject: (store: string) => `Votre mot de passe ${store} a été changé`,
    passwordChanged:
      'Votre mot de passe vient d’être changé, et tous vos appareils ont été déconnectés. Si c’était vous, il n’y a rien à faire.',
    passwordNotChanged:
      'Ce n’était pas vous\u202f? Choisissez aussitôt un nouveau mot de passe et prévenez-nous\u00a0: la personne qui l’a fait lit peut-être vos e-mails.',
    choosePassword: 'Choisir un nouveau mot de passe',
    secondFactorOnSubject: (store: string) => `Un second code protège maintenant votre compte ${store}`,
    secondFactorOn:
      'Désormais, chaque connexion demande aussi un code de votre application. Si c’était vous, il n’y a rien à faire.',
    secondFactorNotOn:
      'Ce n’était pas vous\u202f? Choisissez aussitôt un nouveau mot de passe et prévenez-nous\u00a0: nous désactiverons le second code.',
    secondFactorOffSubject: (store: string) => `Votre compte ${store} ne demande plus de second code`,
    secondFactorOff:
      'Désormais, votre mot de passe suffit pour ouvrir votre compte. Si c’était vous, ou à votre demande, il n’y a rien à faire.',
    secondFactorNotOff:
      'Ce n’était pas vous\u202f? Choisissez aussitôt un nouveau mot de passe, réactivez le second code et prévenez-nous.',
    recoveryCodeUsedSubject: (store: string) => `Un code de secours de votre compte ${store} a été utilisé`,
    recoveryCodeUsed: (left: number) =>
      `Un code de secours a servi à la place d’un code de votre application. Codes restants sur votre liste\u00a0: ${left}. Si c’était vous, il n’y a rien à faire.`,
    recoveryCodesNewSubject: (store: string) => `Nouveaux codes de secours pour votre compte ${store}`,
    recoveryCodesNew:
      'Les codes de secours que vous aviez ne sont plus valables\u00a0: de nouveaux ont été créés. Si c’était vous, il n’y a rien à faire.',
    recoveryCodesNotMine:
      'Ce n’était pas vous\u202f? Choisissez aussitôt un nouveau mot de passe, ce qui déconnecte tous les appareils. Connectez-vous ensuite, faites créer de nouveaux codes de secours et prévenez-nous.',
    accountDeletedSubject: (store: string) => `Votre compte chez ${store} est supprimé`,
    accountDeleted: (store: string) =>
      `Votre compte chez ${store} est supprimé, avec vos adresses, votre panier et vos messages. Les commandes restent dans notre comptabilité, sans votre nom, votre adresse ni votre téléphone.`,
    accountDeletedNotAsked: 'Ce n’était pas vous\u202f? Appelez-nous ou écrivez-nous tout de suite.',
    refundSubject: (order: string) => `Nous vous remboursons la commande ${order}`,
    refundPaidTwice: (order: string) =>
      `Votre commande ${order} était déjà payée quand ce second paiement est arrivé. Rien n’est perdu\u00a0: vous ne payez qu’une fois.`,
    refundTooLate: (order: string) =>
      `Votre paiement de la commande ${order} est arrivé alors qu’elle ne pouvait plus être servie.`,
    refundWrongAmount: (order: string) =>
      `Un autre montant que celui de la commande ${order} est arrivé\u00a0: nous ne pouvons pas le prendre en paiement.`,
    refundComing: (amount: string) =>
      `Nous vous remboursons ${amount} par le moyen que vous avez utilisé. Vous n’avez rien à faire.`,
    signature: (store: string) => `L’équipe ${store}`,
    contact: (phone: string, email: string) =>
      `Une question\u202f? Appelez-nous au ${phone} ou écrivez à ${email}.`,
  },
});
