import { type SandboxDecision, type SandboxSession, sandboxDecisions } from '#core/payments/sandbox-desk.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { Language } from '#shared/language.ts';
import { sandboxMessages } from '#shared/messages/sandbox-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { isWallet, walletNames } from '#shared/payment-methods.ts';
import { maskPhone } from '#shared/phone-format.ts';

/** Unlike the shop's design, so that this page is not mistaken for the shop or for a bank. */
export const sandboxStyle = `
:root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #eceae4; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
.mark { padding: 14px 16px; background: repeating-linear-gradient(135deg, #ffd84d 0 18px, #ffe587 18px 36px); font-weight: 800; text-align: center; letter-spacing: .02em; }
main { max-width: 28rem; margin: 24px auto; padding: 24px; background: #fff; border: 2px dashed #8a6d00; border-radius: 16px; }
@media (max-width: 30rem) { main { margin: 16px 12px; padding: 20px 16px; } }
h1 { margin: 0 0 8px; font-size: 1.4rem; line-height: 1.25; }
p { margin: 0 0 16px; }
dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); overflow-wrap: anywhere; gap: 6px 16px; margin: 0 0 20px; padding: 14px 16px; background: #f6f4ee; border-radius: 10px; }
dt { color: #555049; }
dd { margin: 0; font-weight: 700; text-align: right; }
form { display: grid; gap: 10px; margin: 0; }
button { min-height: 48px; padding: 10px 16px; border: 2px solid #1d1d1f; border-radius: 10px; background: #fff; color: inherit; font: inherit; font-weight: 700; cursor: pointer; }
button.pay { background: #1d1d1f; color: #fff; }
:focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; }
small { display: block; margin: -4px 0 6px; color: #555049; text-align: center; }
a { display: inline-block; padding: 10px 0; color: #1f3fa8; }
nav { text-align: center; }
`;

/** The page of one session with its four buttons, as a plain form that works without scripts. */
export function sandboxPage(session: SandboxSession, language: Language): string {
  const texts = sandboxMessages[language];
  const { method } = session;
  return frame(
    language,
    isWallet(method) ? texts.phoneTitle(walletNames[method]) : texts.cardTitle,
    `<p>${escapeHtml(isWallet(method) ? texts.phoneText : texts.cardText)}</p>
<dl>
<dt>${escapeHtml(texts.order)}</dt><dd>${escapeHtml(session.orderNumber)}</dd>
<dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(formatFrancs(session.amount))}</dd>
${session.payerPhone === null ? '' : `<dt>${escapeHtml(texts.phone)}</dt><dd>${escapeHtml(maskPhone(session.payerPhone))}</dd>`}
</dl>
${buttonsOf(session, language)}`,
    `<nav><a href="?language=${other(language)}" lang="${other(language)}" hreflang="${other(language)}">${escapeHtml(sandboxMessages[other(language)].languageName)}</a></nav>`,
  );
}

export function unknownSandboxPage(language: Language): string {
  const texts = sandboxMessages[language];
  return frame(language, texts.unknownTitle, `<a href="/">${escapeHtml(texts.back)}</a>`, '');
}

function buttonsOf(session: SandboxSession, language: Language): string {
  const texts = sandboxMessages[language];
  if (session.decision !== undefined || session.isOver) {
    const said = session.decision === undefined ? texts.over : texts.decided;
    const back = pathOf(session.decision === 'cancel' ? session.cancelUrl : session.returnUrl);
    return `<p><strong>${escapeHtml(said)}</strong></p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a>`;
  }
  const button = (decision: SandboxDecision) =>
    `<button name="decision" value="${decision}" class="${decision}">${escapeHtml(texts[decision])}</button>` +
    (decision === 'pay_later' ? `<small>${escapeHtml(texts.payLaterText)}</small>` : '');
  return `<form method="post">${sandboxDecisions.map(button).join('\n')}</form>`;
}

/** Where the browser goes afterwards: our own page, on the host it came from. */
export function wayBack(session: SandboxSession, decision: SandboxDecision): string {
  return pathOf(decision === 'cancel' ? session.cancelUrl : session.returnUrl);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

function frame(language: Language, title: string, body: string, foot: string): string {
  const { mark } = sandboxMessages[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<header><div class="mark" role="note">${escapeHtml(mark)}</div></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${foot}
</body>
</html>
`;
}

function other(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}
