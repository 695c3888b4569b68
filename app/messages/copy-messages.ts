import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of a link that is shown to be copied. */
export const copyMessages = defineMessages({
  en: { copyYourself: 'Copy the marked link yourself.' },
  fr: { copyYourself: 'Copiez vous-même le lien sélectionné.' },
});
