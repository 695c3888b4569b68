import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of a wallet that pays at the door, beside cash. */
export const walletMessages = defineMessages({
  en: {
    ask: 'Ask a wallet for it',
    askText: 'The phone gets a request to pay now. It is confirmed with the code of the wallet.',
    wallet: 'Wallet',
    phone: 'Number of the wallet',
    amount: 'Amount to ask for, in FCFA',
    amountHelp: 'For a part, type less: the rest is collected in cash.',
    send: 'Send the request',
    waiting: 'A request is on the phone. Wait for it to be confirmed before you take cash.',
    pageWaiting: 'A payment by the code is under way. Wait for it before you take cash.',
    came: 'The money has come.',
    failed: 'The request came to nothing. Ask again, or take cash.',
  },
  fr: {
    ask: 'Demander par Mobile Money',
    askText: 'Le téléphone reçoit maintenant une demande de paiement. Elle se confirme avec le code secret.',
    wallet: 'Mobile Money',
    phone: 'Numéro Mobile Money',
    amount: 'Montant à demander, en FCFA',
    amountHelp: 'Pour une partie, tapez moins\u00a0: le reste s’encaisse en espèces.',
    send: 'Envoyer la demande',
    waiting: 'Une demande est sur le téléphone. Attendez sa confirmation avant de prendre des espèces.',
    pageWaiting: 'Un paiement par le code est en cours. Attendez-le avant de prendre des espèces.',
    came: 'L’argent est arrivé.',
    failed: 'La demande n’a pas abouti. Redemandez, ou prenez des espèces.',
  },
});
