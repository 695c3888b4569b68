import { defineMessages } from './define-messages.ts';

/** What links of mails about an e-mail address say, and the pages that they open. */
export const mailLinkMessages = defineMessages({
  en: { confirmAddress: 'Confirm this address', notMe: 'This was not me' },
  fr: { confirmAddress: 'Confirmer cette adresse', notMe: 'Ce n’était pas moi' },
});
