import { escapeHtml } from '#shared/escape-html.ts';
import type { Language } from '#shared/language.ts';

type BillLine = { label: string; amount: string };

export type MailBlock =
  | { kind: 'paragraph' | 'code' | 'note'; text: string }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'bill'; lines: BillLine[]; total: BillLine };

export type MailHtml = {
  language: Language;
  storeName: string;
  title: string;
  blocks: MailBlock[];
  footer: string;
};

/**
 * The HTML part of every mail: one narrow column for small phones, no pictures, nothing loaded from the net. Mail
 * programs drop style sheets, so styles are inline; the colours are those of the shop's tokens.
 */
export function mailHtml({ language, storeName, title, blocks, footer }: MailHtml): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#fbf5ea;color:#2b1712;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#fffdf9;border-radius:16px">
<tr><td style="padding:24px 28px 0;font-size:20px;font-weight:700;color:#4b1a44">${escapeHtml(storeName)}</td></tr>
<tr><td style="padding:8px 28px 24px">
${blocks.map(blockHtml).join('\n')}
</td></tr>
</table>
<p style="max-width:480px;margin:16px auto 0;font-size:13px;color:#6a5045">${escapeHtml(footer)}</p>
</td></tr></table>
</body>
</html>
`;
}

const textStyles = {
  paragraph: 'margin:16px 0 0',
  code: 'margin:20px 0 4px;padding:16px;border-radius:12px;background:#f1e3ec;color:#4b1a44;text-align:center;font:700 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px',
  note: 'margin:16px 0 0;font-size:14px;color:#6a5045',
};

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return linkHtml(block.text, block.address);
    case 'bill':
      return billHtml(block.lines, block.total);
    default:
      return `<p style="${textStyles[block.kind]}">${textHtml(block.text)}</p>`;
  }
}

/** Escapes text and keeps order numbers from wrapping, because people copy them and read them aloud. */
function textHtml(text: string): string {
  return escapeHtml(text).replace(
    /\b[A-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}

/** A button big enough for a thumb; mail programs that cannot style it show a link. */
function linkHtml(text: string, address: string): string {
  return `<p style="margin:20px 0 4px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 24px;border-radius:24px;background:#4b1a44;color:#fffdf9;font-weight:700;text-align:center;text-decoration:none">${escapeHtml(text)}</a></p>`;
}

function billHtml(lines: BillLine[], total: BillLine): string {
  const rows = lines.map((line) => billRow(line, 'border-bottom:1px solid #eadfce'));
  const sum = billRow(total, 'font-weight:700;color:#4b1a44');
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px;font-size:15px;line-height:1.4">
${[...rows, sum].join('\n')}
</table>`;
}

function billRow({ label, amount }: BillLine, style: string): string {
  return `<tr><td style="padding:10px 0;${style}">${escapeHtml(label)}</td><td align="right" valign="top" style="padding:10px 0 10px 12px;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;
}
