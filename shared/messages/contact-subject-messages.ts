import { defineMessagesInBoth } from './define-messages.ts';

/** Subjects of messages to the shop: chosen in the contact form, and quoted in the shop's answer. */
export const contactSubjectMessages = defineMessagesInBoth({
  en: {
    product: 'Product Inquiry',
    order: 'Order Status',
    return: 'Return or Exchange',
    advice: 'Beauty Advice',
    website: 'Website Feedback',
    other: 'Other',
  },
  fr: {
    product: 'Question sur un produit',
    order: 'Suivi de commande',
    return: 'Retour ou échange',
    advice: 'Conseil beauté',
    website: 'Avis sur le site',
    other: 'Autre',
  },
});
