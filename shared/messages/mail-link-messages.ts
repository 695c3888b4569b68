import { defineMessages } from './define-messages.ts';

/** The labels of links in mails about an e-mail address, and of the pages they open. */
export const mailLinkMessages = defineMessages({
  en: { confirmAddress: 'Confirm this address', notMe: 'This was not me' },
  fr: { confirmAddress: 'Confirmer cette adresse', notMe: 'Ce n’était pas moi' },
});
