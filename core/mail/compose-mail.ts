import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import type { Settings } from '../settings.ts';
import { type MailBlock, mailHtml } from './mail-html.ts';
import type { MailContent } from './write-mail.ts';

export type MailDraft = { language: Language; subject: string; blocks: MailBlock[] };

/** Builds the text and HTML parts of a mail from the same blocks, so that both say the same; adds a signature and the contact lines. */
export function composeMail(settings: Settings, { language, subject, blocks }: MailDraft): MailContent {
  const t = mailMessages[language];
  const signature = t.signature(settings.name);
  const contact = t.contact(formatPhone(settings.phone), settings.email);
  return {
    language,
    subject,
    text: [...blocks.map(blockText), `${signature}\n${contact}`].join('\n\n').concat('\n'),
    html: mailHtml({
      language,
      storeName: settings.name,
      title: subject,
      blocks: [...blocks, { kind: 'paragraph', text: signature }],
      footer: contact,
    }),
  };
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `${block.text}\n${block.address}`;
    case 'bill':
      return [...block.lines, block.total].map(({ label, amount }) => `${label}\n  ${amount}`).join('\n');
    default:
      return block.text;
  }
}
