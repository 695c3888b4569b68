import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** The money of one order, as its page of the desk shows it. */
export const orderMoneyMessages = defineMessages({
  en: {
    title: 'Money',
    in: adminMessages.en.cameIn,
    out: adminMessages.en.givenBack,
    waived: adminMessages.en.writtenOff,
    moved: 'Handed over',
    test: 'test',
    dispute: 'Dispute lost',
    references: 'Numbers at the providers',
    transaction: (number: string) => `Payment ${number}`,
    ownReference: (number: string) => `Our number ${number}`,
    disputeTitle: (number: string) => `Dispute ${number}`,
    needs_answer: 'Waits for your evidence',
    under_review: 'The bank is looking at it',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
    dueBy: (moment: string) => `Evidence until ${moment}`,
    bankSays: (reason: string) => `The bank says: ${reason}`,
    evidence: 'Your evidence',
    noteEvidence: 'Note the evidence',
    evidenceHelp: 'What you have sent in the provider’s own pages: a signed slip, messages, a photo.',
  },
  fr: {
    title: 'Argent',
    in: adminMessages.fr.cameIn,
    out: adminMessages.fr.givenBack,
    waived: adminMessages.fr.writtenOff,
    moved: 'Remis',
    test: 'essai',
    dispute: 'Litige perdu',
    references: 'Numéros chez les prestataires',
    transaction: (number: string) => `Paiement ${number}`,
    ownReference: (number: string) => `Notre numéro ${number}`,
    disputeTitle: (number: string) => `Litige ${number}`,
    needs_answer: 'Attend vos preuves',
    under_review: 'Examiné par la banque',
    won: 'Gagné',
    lost: 'Perdu',
    closed: 'Clos',
    dueBy: (moment: string) => `Preuves jusqu’au ${moment}`,
    bankSays: (reason: string) => `La banque dit\u00a0: ${reason}`,
    evidence: 'Vos preuves',
    noteEvidence: 'Noter les preuves',
    evidenceHelp:
      'Ce que vous avez envoyé sur le site du prestataire\u00a0: un bon signé, des messages, une photo.',
  },
});

/** Why a bank disputes a payment, by the provider's own code; a code that is not here is shown as it came. */
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
