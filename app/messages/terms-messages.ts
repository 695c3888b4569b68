import { defineMessages } from '#shared/messages/define-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Terms of sale and returns, with what law 2010/021 requires to be shown before an order. */
export const termsMessages = defineMessages({
  en: {
    title: 'Terms and returns',
    description: 'How to order, pay, receive and send back: the terms of sale of the shop.',
    intro: (name: string) =>
      `These terms hold for every order placed with ${name}. They follow Law No. 2010/021 on electronic commerce and Law No. 2011/012 on consumer protection in Cameroon. You can print or save this page.`,
    updated: (day: string) => `In force since ${day}.`,

    sellerTitle: 'The seller',
    sellerText: 'You buy from:',

    orderTitle: 'Ordering',
    orderText:
      'Put products into the cart, choose an address and a way to pay. Your phone number is enough, without a password. Before you confirm, one screen shows each product, the address and the total: everything can still be changed there. The contract is made when you press the payment button and the shop confirms the order.',
    archiveText:
      'The shop keeps each order. You find it under My Orders, with its products, prices and address. The contract can be made in English or in French.',

    priceTitle: 'Prices and payment',
    priceText:
      'Prices are in FCFA, taxes included, and hold at the moment you order. Should a price have changed while you were shopping, the new total is shown before you confirm. Bulk prices are for wholesale buyers and are agreed with the shop.',
    paymentText:
      'You pay cash on delivery, or online by mobile money or card. An online order waits 35 minutes for its payment, then it is cancelled and nothing is charged.',
    paymentTextCash: 'You pay in cash, when you receive the order.',
    paymentTextOnline:
      'You pay online, when you order. An order waits 35 minutes for its payment, then it is cancelled and nothing is charged.',

    deliveryTitle: 'Delivery',
    deliveryText:
      'Delivery is free everywhere in Cameroon, without a minimum. The rider calls before coming: please give a number on which you can be reached and a landmark. Look at the parcel before you sign; if something is missing or damaged, say so to the rider or to us the same day.',

    deliveryTextOffered: (offer: string) =>
      `What delivery costs, and when it comes, depends on the place: ${offer}. Both are shown for your address before you order, and in some places orders are paid before they leave. The rider calls before coming: please give a number on which you can be reached and a landmark. Look at the parcel before you sign; if something is missing or damaged, say so to the rider or to us the same day.`,

    returnsTitle: 'Returns within 14 days',
    returnsText:
      'You may send back any product within 14 days after you received it, without giving a reason, if it is unused and unopened. For reasons of hygiene, opened make-up and skincare cannot be taken back unless it is faulty.',
    returnsHowText:
      'Ask for it in My Orders, below the order that was delivered, or tell us by the contact form, by phone or by WhatsApp, with the number of your order. We say where to bring the product, or send the rider. You are paid back within 14 days after the product has come back, the way you paid; cash orders by mobile money.',
    faultText:
      'A product that is faulty, past its date or not the one you ordered is exchanged or paid back at our expense, opened or not.',

    cancelTitle: 'Cancelling',
    cancelText:
      'Until the parcel leaves the shop you may cancel free of charge. A paid order is paid back in full.',

    disputeTitle: 'If we disagree',
    disputeText: (ofTown: string) =>
      `Speak to us first: most things are settled on the phone. Otherwise the law of Cameroon applies, and the courts ${ofTown}, or of the place where you live, decide.`,
    privacyText: 'What we store about you is written in the',
    privacyLink: uiMessages.en.privacyPolicy,
  },
  fr: {
    title: 'Conditions de vente et retours',
    description: 'Commander, payer, recevoir, retourner\u00a0: les conditions de vente de la boutique.',
    intro: (name) =>
      `Ces conditions s’appliquent à toute commande passée chez ${name}. Elles suivent la loi n° 2010/021 régissant le commerce électronique et la loi-cadre n° 2011/012 portant protection du consommateur au Cameroun. Vous pouvez imprimer ou enregistrer cette page.`,
    updated: (day: string) => `En vigueur depuis le ${day}.`,

    sellerTitle: 'Le vendeur',
    sellerText: 'Vous achetez auprès de\u00a0:',

    orderTitle: 'Commander',
    orderText:
      'Mettez les produits au panier, choisissez une adresse et un moyen de paiement. Votre numéro de téléphone suffit, sans mot de passe. Avant de confirmer, un seul écran montre chaque produit, l’adresse et le total\u00a0: tout peut encore y être modifié. Le contrat est conclu lorsque vous appuyez sur le bouton de paiement et que la boutique confirme la commande.',
    archiveText:
      'La boutique conserve chaque commande. Vous la retrouvez dans Mes commandes, avec ses produits, ses prix et son adresse. Le contrat peut être conclu en français ou en anglais.',

    priceTitle: 'Prix et paiement',
    priceText:
      'Les prix sont en FCFA, toutes taxes comprises, et valent au moment de la commande. Si un prix a changé pendant vos achats, le nouveau total s’affiche avant que vous confirmiez. Les prix de gros s’adressent aux revendeurs et sont à convenir avec la boutique.',
    paymentText:
      'Vous payez en espèces à la livraison, ou en ligne par Mobile Money ou par carte. Une commande en ligne attend son paiement 35 minutes\u202f; passé ce délai, elle est annulée et rien n’est prélevé.',
    paymentTextCash: 'Vous payez en espèces, à la réception de la commande.',
    paymentTextOnline:
      'Vous payez en ligne, au moment de la commande. Une commande attend son paiement 35 minutes\u202f; passé ce délai, elle est annulée et rien n’est prélevé.',

    deliveryTitle: 'Livraison',
    deliveryText:
      'La livraison est gratuite partout au Cameroun, sans minimum d’achat. Le livreur appelle avant de venir\u00a0: indiquez un numéro où l’on peut vous joindre et un repère. Vérifiez le colis avant de signer\u202f; s’il manque quelque chose ou si un produit est abîmé, dites-le au livreur ou à nous le jour même.',

    deliveryTextOffered: (offer: string) =>
      `Le prix et le délai de la livraison dépendent du lieu\u00a0: ${offer}. Les deux s’affichent pour votre adresse avant la commande, et dans certains lieux la commande se paie avant le départ. Le livreur appelle avant de venir\u00a0: indiquez un numéro où l’on peut vous joindre et un repère. Vérifiez le colis avant de signer\u202f; s’il manque quelque chose ou si un produit est abîmé, dites-le au livreur ou à nous le jour même.`,

    returnsTitle: 'Retours sous 14 jours',
    returnsText:
      'Vous pouvez retourner tout produit dans les 14 jours suivant sa réception, sans donner de raison, s’il n’a été ni utilisé ni ouvert. Par mesure d’hygiène, un maquillage ou un soin ouvert ne peut être repris, sauf s’il est défectueux.',
    returnsHowText:
      'Demandez-le dans Mes commandes, sous la commande livrée, ou prévenez-nous par le formulaire de contact, par téléphone ou par WhatsApp, avec le numéro de votre commande. Nous vous disons où rapporter le produit, ou nous envoyons le livreur. Vous êtes remboursé(e) dans les 14 jours suivant le retour du produit, par le moyen utilisé pour payer\u202f; les commandes en espèces par Mobile Money.',
    faultText:
      'Un produit défectueux, périmé ou qui n’est pas celui que vous avez commandé est échangé ou remboursé à nos frais, ouvert ou non.',

    cancelTitle: 'Annulation',
    cancelText:
      'Tant que le colis n’a pas quitté la boutique, vous pouvez annuler sans frais. Une commande payée est remboursée en totalité.',

    disputeTitle: 'En cas de désaccord',
    disputeText: (ofTown) =>
      `Parlez-nous-en d’abord\u00a0: presque tout se règle au téléphone. À défaut, la loi camerounaise s’applique et les tribunaux ${ofTown}, ou de votre lieu de résidence, sont compétents.`,
    privacyText: 'Ce que nous conservons à votre sujet figure dans la',
    privacyLink: uiMessages.fr.privacyPolicy,
  },
});
