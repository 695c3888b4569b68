import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** The privacy policy: what this shop really stores, for how long, and the rights of law 2024/017. */
export const privacyMessages = defineMessages({
  en: {
    title: shellMessages.en.privacyPolicy,
    description: 'What the shop stores about you, why, for how long, and how to see, correct or delete it.',
    intro: (name: string) =>
      `${name} keeps what it needs to deliver your order and to answer you, and nothing else. This page says what that is, in the terms of Law No. 2024/017 of 23 December 2024 on the protection of personal data in Cameroon.`,
    updated: (day: string) => `In force since ${day}.`,

    whoTitle: 'Who is responsible',
    whoText: 'The shop itself. For any question about your data, write, call or come to us:',

    accountTitle: 'Your account',
    accountText:
      'Your name, e-mail address, phone number, language and, if you add one, your picture; and the day on which you accepted which version of the terms and of this page. Your password is never stored: only a fingerprint of it is, from which it cannot be found again. We keep this until you delete the account, which you can do yourself under Security in your account. Those who prepare orders may add a note and tags to it, such as the best hour to call: they are in your copy and go with the account.',
    phoneAccountText:
      'If you order with a phone number and without a password, the shop opens an account with your name, this number and the place of delivery. Without a code sent to your phone only this browser opens it; with one, anyone who reads a code on that phone does. It is kept and deleted like any other account.',
    sessionText:
      'While you are logged in, the shop keeps one line per device. It ends after 60 days or when you log out, and is deleted a week later, as are the codes we send to recover a password.',

    orderTitle: 'Your addresses and orders',
    orderText:
      'For a delivery: the name, phone number, town, quartier and landmark you give. An address that you remove disappears from your list and is deleted after 30 days. An order keeps a copy of what was ordered, for how much, and where it was delivered; the law on accounting makes us keep it for ten years. After that, or when you delete your account, it stays without your name, address and phone number.',
    blockedPhoneText:
      'The shop may block a phone number, for instance after parcels that were refused at the door: no order with it is taken online. The number and the reason are kept until the shop lifts it, also without an account; call us if you think it is a mistake.',
    paymentText:
      'Card numbers and mobile-money codes are typed on the page of the payment provider and never reach us. We only learn whether a payment was made.',

    messageTitle: 'Your messages and the newsletter',
    messageText:
      'What you write in the contact form, with your name, e-mail address and phone number if you give it, is read by the shop only, and is deleted two years after you sent it. A question about a product is shown on its page, with the first name you gave, once the shop has answered it; your e-mail address is deleted when the answer goes out.',
    reviewText:
      'A review of a product that you received is shown on its page once the shop has read it: your stars, text and photos, and the first name, skin type and depth of skin if you give them. What you write and show to ask for a return is seen by the shop only. You change a review from My Orders; both are deleted with the account, after ten years at the latest.',
    newsletterText:
      'For the newsletter we keep your e-mail address, the moment you confirmed it by the link in our mail, and the words you agreed to. An address that is not confirmed is deleted after a week. Each letter has a link to leave; the address is then no longer used, and is deleted after a year.',
    stockAlertText:
      'If you ask to hear when a sold-out product is back, we keep the e-mail address or phone number for that one message: half a year at most while you wait, a month after it was sent. Each mail has a link to stop; only a fingerprint of the address is then kept, for a year, so that it cannot be entered again.',
    cartMailText:
      'If you agree on your profile to a mail about a cart that you left, we keep that you agreed, when, and when we last wrote; for 200 days also when you left a cart, how many pieces were in it and what they were worth. You end it on your profile or by the link in each mail; it goes with the account.',
    mailText:
      'We send e-mails about your account, such as the code to recover a password. Their text is deleted an hour after they were sent; that one was sent is kept for 30 days.',

    deviceTitle: 'On your own device',
    deviceText:
      'The shop keeps the following in your browser, on your device, and nothing else. Logging out empties the storage; you can empty it in the settings of your browser at any time.',
    cookieText:
      'There is no advertising cookie, no tracking, and nothing is loaded from social networks. The shop counts its visits without cookies: what it knows a browser again by is gone the next day, and only numbers stay.',

    keptLanguage: 'Cookie: the language you chose. One year.',
    keptBrowser:
      'Cookie, after you log in or ask for a code: tells your browser from a stranger’s, so that no one can lock you out by guessing. 400 days.',
    keptGrant: 'Cookie, while you choose a new password: proves that you own the e-mail address. 15 minutes.',
    keptLogin:
      'That you are logged in, and as whom. Until you log out, 60 days at most. After logging out without a network: a mark that ends the session at the next visit, and opens nothing.',
    keptCart: 'Your cart, and what changed in it since you saw it. Until you log out or empty it.',
    keptAddresses:
      'Without an account: the addresses you type, and a number by which they join your account once. Until you log in.',
    keptTypedOrder:
      'The name, phone number, city and place that you type to order by phone number, never the code. Until you go on to the checkout or close the tab.',
    keptCheckout:
      'What you choose and type at the checkout: the address, the way to pay and its phone number, a promo code, a note to the rider. Until the order is placed, you log out or close the tab.',
    keptWishlist: 'Your wishlist. It joins your account when you log in. Until you empty it or log out.',
    keptViewed:
      'The last twelve products you looked at, to show them to you again, and which of them your account knows. They join your account when you log in, are deleted there 180 days after you looked at them, and go with it; without an account the shop does not hear of them. Until you clear them or log out.',
    keptTerms:
      'The place of your last delivery, its fee and its days, to show on products when they come there, and in the cart what is missing for free delivery. Until you log out.',
    keptNews: 'Tells other tabs of the shop to look again. Until you log out.',
    keptDraft: 'For the shop’s people: a product that is being typed. Until it is saved.',
    keptCall:
      'For the shop’s people: an order that is being taken by telephone, with whom it is for. Until it is placed or begun anew, on logging out, or on closing the tab.',
    keptSearches:
      'What you last searched for, shown to you only. Until you erase it on the search page, or log out. The shop counts the words for 90 days, and not who typed them.',
    keptDepth:
      'The depth of skin that you last chose in a list, to show such products on the home page. The shop does not hear whose it is. Until you choose another or log out.',
    keptLists: 'Lists you looked at, to lead you back to where you were. Until you close the tab.',
    keptReload:
      'That a page was loaded anew, and what was typed, open or on its way in it. Until you close the tab.',
    keptPages:
      'Pages and pictures you looked at, to show them without a network. Until newer ones take their place; never your orders.',

    sharingTitle: 'Who else sees it',
    sharingText:
      'The rider sees the name, phone number and place of your delivery; the payment provider sees the amount, the reference and the lines of your order, and the phone number or e-mail address that you pay with. The provider that carries the shop’s e-mails sees them. Where the shop writes to phones, the operator that sends an SMS (Orange) sees your phone number and the message; WhatsApp (Meta) sees them if you choose it on the page of your order, or where the shop sends by WhatsApp the code, or the word that a product is back, that you ask for. Nothing is sold or lent to anyone, and no data is sent abroad without the authorisation that the law asks for.',

    rightsTitle: 'Your rights',
    rightsText:
      'You can see your data, have it corrected or deleted, receive a copy of it, object to its use, and take back a consent at any time. Under Security in your account you download a copy of your data and delete the account; most of it you change yourself there. For the rest, write to us: we answer within 30 days, free of charge.',
    complaintText:
      'If our answer does not satisfy you, you may turn to the authority for the protection of personal data of Cameroon.',
    backupText:
      'Against loss the shop makes backups of all its data. What was deleted is still in them for about four weeks; they are used for nothing but restoring the shop.',
    safetyText:
      'The shop is reached by an encrypted connection, and only those who prepare orders see your details. Should data be lost or stolen, we tell the authority and you without delay.',
  },
  fr: {
    title: shellMessages.fr.privacyPolicy,
    description:
      'Ce que la boutique conserve à votre sujet, pourquoi, combien de temps, et comment le consulter, le corriger ou l’effacer.',
    intro: (name) =>
      `${name} conserve ce qu’il faut pour livrer votre commande et vous répondre, et rien d’autre. Cette page le détaille, conformément à la loi n° 2024/017 du 23 décembre 2024 relative à la protection des données à caractère personnel au Cameroun.`,
    updated: (day: string) => `En vigueur depuis le ${day}.`,

    whoTitle: 'Qui est responsable',
    whoText:
      'La boutique elle-même. Pour toute question sur vos données, écrivez-nous, appelez-nous ou passez nous voir\u00a0:',

    accountTitle: 'Votre compte',
    accountText:
      'Votre nom, votre adresse e-mail, votre numéro de téléphone, votre langue et, si vous en ajoutez une, votre photo\u202f; et le jour où vous avez accepté quelle version des conditions et de cette page. Votre mot de passe n’est jamais enregistré\u00a0: seule une empreinte l’est, qui ne permet pas de le retrouver. Nous gardons ces données jusqu’à ce que vous supprimiez le compte, ce que vous faites vous-même sous Sécurité dans votre compte. Ceux qui préparent les commandes peuvent y ajouter une remarque et des étiquettes, comme la meilleure heure pour appeler\u00a0: elles figurent dans votre copie et disparaissent avec le compte.',
    phoneAccountText:
      'Si vous commandez avec un numéro de téléphone et sans mot de passe, la boutique ouvre un compte avec votre nom, ce numéro et le lieu de livraison. Sans code envoyé à votre téléphone, seul ce navigateur l’ouvre\u202f; avec un code, la personne qui le lit sur ce téléphone. Il se conserve et se supprime comme tout autre compte.',
    sessionText:
      'Tant que vous êtes connecté(e), la boutique garde une ligne par appareil. Elle prend fin après 60 jours ou à la déconnexion et s’efface une semaine plus tard, tout comme les codes envoyés pour récupérer un mot de passe.',

    orderTitle: 'Vos adresses et vos commandes',
    orderText:
      'Pour livrer\u00a0: le nom, le téléphone, la ville, le quartier et le repère que vous indiquez. Une adresse que vous retirez disparaît de votre liste et s’efface après 30 jours. Une commande garde la copie de ce qui a été commandé, du montant et du lieu de livraison\u202f; la loi comptable nous oblige à la conserver dix ans. Ensuite, ou si vous supprimez votre compte, elle reste sans votre nom, votre adresse ni votre téléphone.',
    blockedPhoneText:
      'La boutique peut bloquer un numéro de téléphone, par exemple après des colis refusés à la porte\u00a0: aucune commande en ligne n’est alors acceptée avec lui. Le numéro et la raison sont gardés jusqu’à ce que la boutique le débloque, même sans compte\u202f; appelez-nous si vous pensez à une erreur.',
    paymentText:
      'Les numéros de carte et les codes Mobile Money se saisissent sur la page du prestataire de paiement et ne nous parviennent jamais. Nous apprenons seulement si le paiement a été fait.',

    messageTitle: 'Vos messages et la newsletter',
    messageText:
      'Ce que vous écrivez dans le formulaire de contact, avec votre nom, votre adresse e-mail et votre téléphone si vous le donnez, n’est lu que par la boutique et s’efface deux ans après son envoi. Une question sur un produit est affichée sur sa page, avec le prénom que vous avez donné, une fois que la boutique y a répondu\u202f; votre adresse e-mail est supprimée à l’envoi de la réponse.',
    reviewText:
      'Un avis sur un produit que vous avez reçu est affiché sur sa page une fois que la boutique l’a lu\u00a0: vos étoiles, votre texte et vos photos, et le prénom, le type de peau et la carnation si vous les donnez. Ce que vous écrivez et montrez pour demander un retour n’est vu que par la boutique. Vous modifiez un avis depuis Mes commandes\u202f; les deux s’effacent avec le compte, et au plus tard après dix ans.',
    newsletterText:
      'Pour la newsletter, nous gardons votre adresse e-mail, le moment où vous l’avez confirmée par le lien de notre e-mail et les mots de votre accord. Une adresse non confirmée s’efface après une semaine. Chaque lettre contient un lien pour se désabonner\u202f; l’adresse n’est alors plus utilisée et s’efface après un an.',
    stockAlertText:
      'Si vous demandez à être prévenu(e) du retour d’un produit épuisé, nous gardons l’adresse e-mail ou le numéro pour ce seul message\u00a0: six mois au plus en attendant, un mois après l’envoi. Chaque e-mail porte un lien pour tout arrêter\u202f; seule une empreinte de l’adresse est alors gardée un an, pour que personne ne l’inscrive de nouveau.',
    cartMailText:
      'Si vous acceptez dans votre profil un e-mail au sujet d’un panier que vous avez laissé, nous gardons votre accord, sa date et celle de notre dernier e-mail\u202f; pendant 200 jours aussi quand vous avez laissé un panier, son nombre de pièces et sa valeur. Vous y mettez fin dans votre profil ou par le lien de chaque e-mail\u202f; tout disparaît avec le compte.',
    mailText:
      'Nous envoyons des e-mails liés à votre compte, comme le code de récupération d’un mot de passe. Leur texte s’efface une heure après l’envoi\u202f; nous gardons 30 jours la trace de l’envoi.',

    deviceTitle: 'Sur votre appareil',
    deviceText:
      'Voici tout ce que la boutique garde dans votre navigateur, sur votre appareil. La déconnexion vide cette mémoire\u202f; vous pouvez aussi la vider à tout moment dans les réglages de votre navigateur.',
    cookieText:
      'Aucun cookie publicitaire, aucun pistage, et rien n’est chargé depuis les réseaux sociaux. La boutique compte ses visites sans cookies\u00a0: ce qui lui fait reconnaître un navigateur disparaît le lendemain, et seuls des nombres restent.',

    keptLanguage: 'Cookie\u00a0: la langue choisie. Un an.',
    keptBrowser:
      'Cookie, lorsque vous vous connectez ou demandez un code\u00a0: distingue votre navigateur de celui d’un inconnu, pour que personne ne puisse vous bloquer en devinant. 400 jours.',
    keptGrant:
      'Cookie, pendant que vous choisissez un nouveau mot de passe\u00a0: prouve que l’adresse e-mail est la vôtre. 15 minutes.',
    keptLogin:
      'Que vous êtes connecté(e), et sous quel nom. Jusqu’à la déconnexion, 60 jours au plus. Après une déconnexion sans réseau\u00a0: une marque qui met fin à la session à la visite suivante, et n’ouvre rien.',
    keptCart:
      'Votre panier, et ce qui y a changé depuis votre passage. Jusqu’à la déconnexion ou jusqu’à ce qu’il soit vide.',
    keptAddresses:
      'Sans compte\u00a0: les adresses que vous saisissez, et un numéro par lequel elles rejoignent votre compte une seule fois. Jusqu’à ce que vous vous connectiez.',
    keptTypedOrder:
      'Le nom, le téléphone, la ville et le lieu que vous saisissez pour commander par téléphone, jamais le code. Jusqu’à ce que vous passiez au paiement ou fermiez l’onglet.',
    keptCheckout:
      'Ce que vous choisissez et saisissez en validant la commande\u00a0: l’adresse, le moyen de paiement et son numéro de téléphone, un code promo, un mot pour le livreur. Jusqu’à ce que la commande soit passée, que vous vous déconnectiez ou fermiez l’onglet.',
    keptWishlist:
      'Vos favoris. Ils rejoignent votre compte quand vous vous connectez. Jusqu’à ce que vous les retiriez ou vous déconnectiez.',
    keptViewed:
      'Les douze derniers produits que vous avez regardés, pour vous les montrer de nouveau, et lesquels votre compte connaît. Ils rejoignent votre compte quand vous vous connectez, y sont supprimés 180 jours après votre visite et disparaissent avec lui\u202f; sans compte, la boutique n’en sait rien. Jusqu’à ce que vous les effaciez ou vous déconnectiez.',
    keptTerms:
      'Le lieu de votre dernière livraison, ses frais et son délai, pour indiquer sur les produits quand ils y arrivent, et dans le panier ce qu’il manque pour la livraison gratuite. Jusqu’à la déconnexion.',
    keptNews: 'Prévient les autres onglets de la boutique de se mettre à jour. Jusqu’à la déconnexion.',
    keptDraft:
      'Pour l’équipe de la boutique\u00a0: un produit en cours de saisie. Jusqu’à son enregistrement.',
    keptCall:
      'Pour l’équipe de la boutique\u00a0: une commande prise par téléphone, avec son destinataire. Jusqu’à ce qu’elle soit passée ou recommencée, à la déconnexion ou à la fermeture de l’onglet.',
    keptSearches:
      'Vos dernières recherches, montrées à vous seulement. Jusqu’à ce que vous les effaciez sur la page de recherche, ou à la déconnexion. La boutique compte les mots pendant 90 jours, sans savoir qui les a écrits.',
    keptDepth:
      'La carnation que vous avez choisie en dernier dans une liste, pour montrer ses produits sur la page d’accueil. La boutique ne sait pas de qui elle est. Jusqu’à ce que vous en choisissiez une autre ou vous déconnectiez.',
    keptLists: 'Les listes parcourues, pour vous ramener là où vous étiez. Jusqu’à la fermeture de l’onglet.',
    keptReload:
      'Qu’une page a été rechargée, et ce qui y était saisi, ouvert ou en chemin. Jusqu’à la fermeture de l’onglet.',
    keptPages:
      'Les pages et photos consultées, pour les montrer sans réseau. Jusqu’à ce que de plus récentes les remplacent\u202f; jamais vos commandes.',

    sharingTitle: 'Qui d’autre les voit',
    sharingText:
      'Le livreur voit le nom, le téléphone et le lieu de votre livraison\u202f; le prestataire de paiement voit le montant, la référence et les lignes de votre commande, et le numéro de téléphone ou l’adresse e-mail avec lesquels vous payez. Le prestataire qui achemine les e-mails de la boutique les voit. Si la boutique écrit aux téléphones, l’opérateur qui envoie un SMS (Orange) voit votre numéro et le message\u202f; WhatsApp (Meta) les voit si vous le choisissez sur la page de votre commande, ou si la boutique envoie par WhatsApp le code, ou l’annonce du retour d’un produit, que vous demandez. Rien n’est vendu ni prêté à quiconque, et aucune donnée ne quitte le pays sans l’autorisation prévue par la loi.',

    rightsTitle: 'Vos droits',
    rightsText:
      'Vous pouvez consulter vos données, les faire corriger ou effacer, en recevoir une copie, vous opposer à leur usage et retirer un accord à tout moment. Sous Sécurité dans votre compte, vous téléchargez une copie de vos données et supprimez le compte\u202f; vous en modifiez la plupart vous-même. Pour le reste, écrivez-nous\u00a0: nous répondons sous 30 jours, gratuitement.',
    complaintText:
      'Si notre réponse ne vous satisfait pas, vous pouvez saisir l’autorité camerounaise de protection des données à caractère personnel.',
    backupText:
      'Contre les pertes, la boutique sauvegarde toutes ses données. Ce qui a été supprimé y reste quatre semaines environ\u202f; ces sauvegardes ne servent qu’à rétablir la boutique.',
    safetyText:
      'La connexion à la boutique est chiffrée et seules les personnes qui préparent les commandes voient vos coordonnées. En cas de perte ou de vol de données, nous prévenons l’autorité et vous-même sans délai.',
  },
});
