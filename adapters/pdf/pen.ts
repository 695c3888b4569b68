import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Fonts with every letter of the country's languages, and with the narrow space in our amounts, which PDF's built-in fonts lack. */
export const fonts = {
  text: file('fonts/dejavu-sans-condensed.ttf'),
  strong: file('fonts/dejavu-sans-condensed-bold.ttf'),
  name: file('../previews/ojuju-bold.ttf'),
};
/** The colours of the shop's tokens, without pale ones, which would cost toner. */
export const colours = { text: '#2b1712', soft: '#6a5045', brand: '#4b1a44', line: '#d9cbb8' };

export type Sheet = PDFKit.PDFDocument;

export type Style = {
  font?: keyof typeof fonts;
  size: number;
  colour?: string;
  x: number;
  /** Undefined: where the last line ended. */
  y?: number;
  width: number;
  align?: 'left' | 'right';
};

export function registerFonts(sheet: Sheet): void {
  for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, file);
}

/** The fonts have no emoji, of which an empty box would be left. */
function printable(text: string): string {
  return text.replace(/ ?(?:[\u{1F000}-\u{1FAFF}]|\u{FE0F}|\u{200D})+/gu, '');
}

export function write(sheet: Sheet, text: string, style: Style): void {
  const { font = 'text', size, colour = colours.text, x, y = sheet.y, width, align = 'left' } = style;
  sheet.font(font, size).fillColor(colour);
  sheet.text(printable(text), x, y, { width, align, lineGap: 1.5 });
}

export function heightOf(
  sheet: Sheet,
  text: string,
  { font = 'text', size, width }: Pick<Style, 'font' | 'size' | 'width'>,
): number {
  return sheet.font(font, size).heightOfString(printable(text), { width, lineGap: 1.5 });
}

export function rule(
  sheet: Sheet,
  { colour, from, to, y = sheet.y }: { colour: string; from: number; to: number; y?: number },
): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(colour);
}
