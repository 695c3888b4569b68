import { defineMessages } from './define-messages.ts';

/** Notices to the staff: on their screens, by mail and by SMS. */
export const noticeMessages = defineMessages({
  en: {
    orderTitle: (number: string) => `New order ${number}`,
    handoverTitle: 'A rider says another sum',
    handoverBody: (counted: string, said: string) => `Counted ${counted}, the rider says ${said}.`,
    riderDayTitle: 'A rider disagrees with a closed day',
    issueTitle: (number: string) => `To look at: order ${number}`,
    messageTitle: 'New message',
    messageBody: 'Someone has written to the shop.',
    questionTitle: 'New question about a product',
    stockTitle: (name: string) => `Running out: ${name}`,
    stockOthers: (others: number) => (others === 1 ? 'and 1 other product' : `and ${others} other products`),
    stockOne: 'Few pieces are left.',
    open: 'Open it in the shop’s office',
    why: 'You receive this mail because notices of the shop go to this address. The owner changes that in the settings.',
  },
  fr: {
    orderTitle: (number: string) => `Nouvelle commande ${number}`,
    handoverTitle: 'Un livreur annonce une autre somme',
    handoverBody: (counted: string, said: string) => `Compté ${counted}, le livreur dit ${said}.`,
    riderDayTitle: 'Un livreur conteste une journée clôturée',
    issueTitle: (number: string) => `À régler\u00a0: commande ${number}`,
    messageTitle: 'Nouveau message',
    messageBody: 'Quelqu’un a écrit à la boutique.',
    questionTitle: 'Nouvelle question sur un produit',
    stockTitle: (name: string) => `Bientôt épuisé\u00a0: ${name}`,
    stockOthers: (others: number) =>
      others < 2 ? `et ${others} autre produit` : `et ${others} autres produits`,
    stockOne: 'Il en reste peu.',
    open: 'Ouvrir dans la gestion',
    why: 'Vous recevez cet e-mail parce que les notifications de la boutique sont envoyées à cette adresse. La propriétaire peut le modifier dans les réglages.',
  },
});
