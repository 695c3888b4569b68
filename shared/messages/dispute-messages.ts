import { defineMessages } from './define-messages.ts';

/** Why a bank disputes a payment, by the provider's code; a code without words is shown as it is. */
export const disputeReasonMessages = defineMessages({
  en: {
    credit_not_processed: 'a refund that was promised has not come',
    customer_initiated: 'the cardholder has asked for the money',
    duplicate: 'the same was paid twice',
    fraudulent: 'the cardholder has not made this payment',
    general: 'no reason given',
    product_not_received: 'the parcel has not arrived',
    product_unacceptable: 'what came is damaged or not as described',
    unrecognized: 'the cardholder does not recognise this payment',
  },
  fr: {
    credit_not_processed: 'un remboursement promis n’est pas arrivé',
    customer_initiated: 'le porteur de la carte a réclamé l’argent',
    duplicate: 'la même chose a été payée deux fois',
    fraudulent: 'le porteur de la carte n’a pas fait ce paiement',
    general: 'sans motif précis',
    product_not_received: 'le colis n’est pas arrivé',
    product_unacceptable: 'ce qui est arrivé est abîmé ou non conforme',
    unrecognized: 'le porteur de la carte ne reconnaît pas ce paiement',
  },
});
