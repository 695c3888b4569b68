import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { orderChangeMessages } from './order-messages.ts';
import { promoCodeMessages } from './promo-code-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's page that takes an order for a caller. */
export const adminNewOrderMessages = defineMessages({
  en: {
    promoCode: promoCodeMessages.en.question,
    title: adminFrameMessages.en.newOrder,
    intro: 'For someone who calls or writes on WhatsApp. It is paid on delivery.',

    products: adminFrameMessages.en.products,
    searchProducts: adminMessages.en.searchProducts,
    found: 'Products found',
    nothingFound: 'No product found. Drafts cannot be ordered.',
    searchFailed: 'The search did not answer. Check your connection and type again.',
    inStock: (count: number) => (count === 1 ? '1 in stock' : `${count} in stock`),
    soldOut: adminMessages.en.soldOut,
    add: 'Add',
    addNamed: (name: string) => `Add ${name}`,
    added: 'Added',
    ordered: 'What is ordered',
    nothingYet: 'Nothing yet: search above and press Add.',
    onlyLeft: (count: number) => (count === 0 ? 'Sold out: take it away.' : `Only ${count} left.`),
    total: wordMessages.en.total,

    caller: 'Caller',
    phoneOrEmail: 'Phone or e-mail',
    find: 'Find',
    knownWith: 'Customers with this number',
    askName: 'Ask for the name before you choose: anyone can type any number into an account.',
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    choose: 'It is this customer',
    chooseNamed: (name: string) => `It is this customer: ${name}`,
    blocked: adminMessages.en.blocked,
    chosen: (name: string) => `The order goes into the account of ${name}.`,
    somebodyElse: 'It is someone else',
    nobodyKnown: 'No one is known with it. Fill in the delivery below: the shop remembers the caller.',
    somebodyNew: 'The order starts an account for the caller, without a password.',

    deliverTo: orderChangeMessages.en.deliverTo,
    places: 'Earlier places',
    emailHelp: 'With it the caller gets mails, and can set a password by “Forgot password”.',
    emailKnown: 'Empty: the one of the account.',
    messagesIn: 'Language of the messages',
    english: adminMessages.en.english,
    french: adminMessages.en.french,
    place: 'Place the order',
    productsFirst: 'Add a product first.',

    startAgain: 'Start again',
    startAgainQuestion: 'The products, the caller and the address typed here are taken away.',
    goneMeanwhile: 'A product of this order is no longer sold. Check what is ordered.',
    beginFailed: 'The order that was begun could not be read',

    placedTitle: 'The order is placed',
    placedText: (name: string, amount: string) => `To be paid by ${name} on delivery: ${amount}.`,
    number: 'Number to read out',
    sendLink: 'Send the link by WhatsApp',
    opensWhatsApp: uiMessages.en.opensWhatsApp,
    link: 'Tracking link',
    openOrder: 'Open the order',
    another: 'Another order',
  },
  fr: {
    promoCode: promoCodeMessages.fr.question,
    title: adminFrameMessages.fr.newOrder,
    intro: 'Pour une personne qui appelle ou écrit sur WhatsApp. Elle paie à la livraison.',

    products: adminFrameMessages.fr.products,
    searchProducts: adminMessages.fr.searchProducts,
    found: 'Produits trouvés',
    nothingFound: 'Aucun produit trouvé. Les brouillons ne se commandent pas.',
    searchFailed: 'La recherche n’a pas répondu. Vérifiez votre connexion et réessayez.',
    inStock: (count: number) => `${count} en stock`,
    soldOut: adminMessages.fr.soldOut,
    add: 'Ajouter',
    addNamed: (name: string) => `Ajouter ${name}`,
    added: 'Ajouté',
    ordered: 'Ce qui est commandé',
    nothingYet: 'Rien pour le moment\u00a0: cherchez ci-dessus et appuyez sur Ajouter.',
    onlyLeft: (count: number) => (count === 0 ? 'Épuisé\u00a0: retirez-le.' : `Il n’en reste que ${count}.`),
    total: wordMessages.fr.total,

    caller: 'Personne qui appelle',
    phoneOrEmail: 'Téléphone ou e-mail',
    find: 'Chercher',
    knownWith: 'Clients avec ce numéro',
    askName:
      'Demandez le nom avant de choisir\u00a0: n’importe qui peut saisir n’importe quel numéro dans son compte.',
    orders: (count: number) => (count <= 1 ? `${count} commande` : `${count} commandes`),
    choose: 'C’est cette personne',
    chooseNamed: (name: string) => `C’est cette personne\u00a0: ${name}`,
    blocked: adminMessages.fr.blocked,
    chosen: (name: string) => `La commande ira dans le compte de ${name}.`,
    somebodyElse: 'C’est une autre personne',
    nobodyKnown:
      'Personne n’est connu avec ce numéro. Remplissez la livraison ci-dessous\u00a0: la boutique s’en souviendra.',
    somebodyNew: 'La commande ouvre un compte à cette personne, sans mot de passe.',

    deliverTo: orderChangeMessages.fr.deliverTo,
    places: 'Adresses déjà utilisées',
    emailHelp:
      'Avec elle, la personne reçoit des e-mails et peut choisir un mot de passe par «\u202fMot de passe oublié\u202f».',
    emailKnown: 'Vide\u00a0: celle du compte.',
    messagesIn: 'Langue des messages',
    english: adminMessages.fr.english,
    french: adminMessages.fr.french,
    place: 'Passer la commande',
    productsFirst: 'Ajoutez d’abord un produit.',

    startAgain: 'Recommencer',
    startAgainQuestion: 'Les produits, la personne et l’adresse saisis ici seront retirés.',
    goneMeanwhile: 'Un produit de cette commande n’est plus vendu. Vérifiez ce qui est commandé.',
    beginFailed: 'La commande commencée n’a pas pu être lue',

    placedTitle: 'La commande est passée',
    placedText: (name: string, amount: string) => `À payer par ${name} à la livraison\u00a0: ${amount}.`,
    number: 'Numéro à donner',
    sendLink: 'Envoyer le lien par WhatsApp',
    opensWhatsApp: uiMessages.fr.opensWhatsApp,
    link: 'Lien de suivi',
    openOrder: 'Ouvrir la commande',
    another: 'Une autre commande',
  },
});
