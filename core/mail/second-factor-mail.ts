import type { Language } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent } from './write-mail.ts';

/** `left`: the number of unused recovery codes. */
export type SecondFactorNews = 'switched on' | 'switched off' | 'new recovery codes' | { left: number };

/** Informs the owner of an account of a change to its second factor, in case someone else made it. */
export function secondFactorMail(
  settings: Settings,
  { name, language, news }: { name: string; language: Language; news: SecondFactorNews },
): MailContent {
  const t = mailMessages[language];
  const { subject, what, otherwise } = wordsOf(language, news);
  return composeMail(settings, {
    language,
    subject: subject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(name) },
      { kind: 'paragraph', text: what },
      { kind: 'paragraph', text: otherwise },
      {
        kind: 'link',
        text: t.choosePassword,
        address: `${settings.publicUrl}${inLanguage('/forgot-password', language)}`,
      },
    ],
  });
}

function wordsOf(language: Language, news: SecondFactorNews) {
  const t = mailMessages[language];
  if (news === 'switched on')
    return { subject: t.secondFactorOnSubject, what: t.secondFactorOn, otherwise: t.secondFactorNotOn };
  if (news === 'switched off')
    return { subject: t.secondFactorOffSubject, what: t.secondFactorOff, otherwise: t.secondFactorNotOff };
  const otherwise = t.recoveryCodesNotMine;
  return news === 'new recovery codes'
    ? { subject: t.recoveryCodesNewSubject, what: t.recoveryCodesNew, otherwise }
    : { subject: t.recoveryCodeUsedSubject, what: t.recoveryCodeUsed(news.left), otherwise };
}
