import { formatCalendarDay } from '#shared/formats/dates.ts';
import { type Language, textIn } from '#shared/language.ts';
import { noticeMessages } from '#shared/messages/notice-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { type NoticeFacts, type NoticeKind, noticePath, type PushContent } from '#shared/notices.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';

export type Notice = { id: number; kind: NoticeKind; facts: NoticeFacts };

/** The content of a push message, which a screen shows: number and amount, but no person's name. */
export function pushContent(
  { kind, facts }: Omit<Notice, 'id'>,
  key: string,
  language: Language,
): PushContent {
  const path = inLanguage(noticePath(kind, facts), language);
  return { ...wordsOf(kind, facts, language), path, tag: key };
}

export function noticeSms(
  settings: Settings,
  { kind, facts }: Omit<Notice, 'id'>,
  language: Language,
): string {
  const { title, body } = wordsOf(kind, facts, language);
  return `${settings.name}: ${title}, ${body}`;
}

export function noticeMail(
  settings: Settings,
  { kind, facts }: Omit<Notice, 'id'>,
  language: Language,
): MailContent {
  const t = noticeMessages[language];
  const { title, body } = wordsOf(kind, facts, language);
  const address = `${settings.publicUrl}${inLanguage(noticePath(kind, facts), language)}`;
  return composeMail(settings, {
    language,
    subject: title,
    blocks: [
      { kind: 'paragraph', text: body },
      { kind: 'link', text: t.open, address },
      { kind: 'note', text: t.why },
    ],
  });
}

function wordsOf(kind: NoticeKind, facts: NoticeFacts, language: Language): { title: string; body: string } {
  const t = noticeMessages[language];
  const { orderNumber = '', amount = 0, count = 1, counted } = facts;
  switch (kind) {
    case 'order':
      return { title: t.orderTitle(orderNumber), body: formatFrancs(amount) };
    case 'issue':
      if (counted !== undefined) {
        return { title: t.handoverTitle, body: t.handoverBody(formatFrancs(counted), formatFrancs(amount)) };
      }
      if (facts.closedDay !== undefined) {
        return { title: t.riderDayTitle, body: formatCalendarDay(facts.closedDay, language) };
      }
      return { title: t.issueTitle(orderNumber), body: formatFrancs(amount) };
    case 'message':
      if (facts.questionAbout !== undefined) {
        const product = textIn(language, facts.questionAbout, facts.questionAboutFr);
        return { title: t.questionTitle, body: product };
      }
      return { title: t.messageTitle, body: t.messageBody };
    case 'stock': {
      const name = textIn(language, facts.productName ?? '', facts.productNameFr);
      return { title: t.stockTitle(name), body: count > 1 ? t.stockOthers(count - 1) : t.stockOne };
    }
  }
}
