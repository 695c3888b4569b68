import { readFileSync } from 'node:fs';
import type { ProductPreview, ShopPreview } from '#core/previews/preview.ts';
import { previewMessages } from '#shared/messages/preview-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { breakLines, drawLine, widthOf, writable } from './lettering.ts';

export const previewSize = { width: 1200, height: 630 } as const;
/** The area of the product's picture: the left part, with the 4:5 ratio of the cards. */
export const pictureArea = { width: 504, height: 630 } as const;

// The values of the design tokens, which a picture cannot read.
const cream = '#fbf5ea';
const tint = '#f4e8d6';
const cocoa = '#2b1712';
const muted = '#6a5045';
const aubergine = '#4b1a44';
const hibiscus = '#c3174a';
const onHibiscus = '#fffaf5';
const indigo = '#1c2560';
const thread = '#fdf8ee';
const gold = '#f0b03a';

const left = pictureArea.width + 56;
const textWidth = previewSize.width - left - 56;
const bandHeight = 56;
const nameTop = 168;
const lineHeight = 1.12;

const flower = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8').replace(
  /^<svg[^>]*>|<\/svg>\s*$/g,
  '',
);

/** The sheet for a product; its picture is placed on the left later. */
export function composeProductPreview(preview: ProductPreview): string {
  const name = fitName(writable(preview.name), preview.oldPrice === null ? 230 : 164);
  const unitBaseline = nameTop + heightOf(name) + 30;
  return sheet(
    `<rect width="${pictureArea.width}" height="${previewSize.height}" fill="${tint}"/>` +
      shopLine(left, 96, preview.shopName, 34) +
      name.lines
        .map((text, index) =>
          drawLine({
            text,
            x: left,
            y: nameTop + name.size * (0.82 + index * lineHeight),
            size: name.size,
            colour: aubergine,
          }),
        )
        .join('') +
      drawLine({ text: writable(preview.unit), x: left, y: unitBaseline, size: 28, colour: muted }) +
      priceLines(preview) +
      band(pictureArea.width, previewSize.height - bandHeight, previewSize.width - pictureArea.width),
  );
}

/** The sheet for every other page: the shop's name on its cloth. */
export function composeShopPreview({ language, shopName, deliversFree }: ShopPreview): string {
  const { promise, delivery, nationwide } = previewMessages[language];
  const name = writable(shopName);
  const size = Math.min(120, (120 * 900) / Math.max(1, widthOf(name, 120)));
  return sheet(
    band(0, 0, previewSize.width) +
      band(0, previewSize.height - bandHeight, previewSize.width) +
      `<g transform="translate(600 178) scale(1.15)">${flower}</g>` +
      centred(name, 370, size, aubergine) +
      [promise, deliversFree ? delivery : nationwide]
        .map((text, index) => centred(text, 446 + index * 58, 40, cocoa))
        .join(''),
  );
}

type Name = { lines: string[]; size: number };

/** The largest name that leaves room for the unit above the prices. */
function fitName(text: string, room: number): Name {
  for (const size of [64, 56, 48]) {
    const name = { lines: breakLines(text, size, textWidth, 9), size };
    if (heightOf(name) <= room) return name;
  }
  return { lines: breakLines(text, 48, textWidth, 3), size: 48 };
}

function heightOf({ lines, size }: Name): number {
  return lines.length * size * lineHeight;
}

function priceLines({ price, oldPrice, discount }: ProductPreview): string {
  const text = writable(formatFrancs(price));
  const size = Math.min(92, (92 * textWidth) / widthOf(text, 92));
  const baseline = previewSize.height - bandHeight - 44;
  const now = drawLine({ text, x: left, y: baseline, size, colour: hibiscus });
  if (oldPrice === null) return now;
  const old = writable(formatFrancs(oldPrice));
  const oldBaseline = baseline - size - 10;
  const oldWidth = widthOf(old, 40);
  const percent = `-${discount} %`;
  const pillLeft = left + oldWidth + 26;
  return (
    now +
    drawLine({ text: old, x: left, y: oldBaseline, size: 40, colour: muted }) +
    `<path d="M${left - 4} ${oldBaseline - 12}h${oldWidth + 8}" stroke="${muted}" stroke-width="4"/>` +
    `<rect x="${pillLeft}" y="${oldBaseline - 39}" width="${widthOf(percent, 36) + 40}" height="52" rx="26" fill="${hibiscus}"/>` +
    drawLine({ text: percent, x: pillLeft + 20, y: oldBaseline, size: 36, colour: onHibiscus })
  );
}

function shopLine(x: number, baseline: number, shopName: string, size: number): string {
  const [name = ''] = breakLines(writable(shopName), size, textWidth - 70, 1);
  return (
    `<g transform="translate(${x + 26} ${baseline - 12}) scale(0.5)">${flower}</g>` +
    drawLine({ text: name, x: x + 66, y: baseline, size, colour: cocoa })
  );
}

function centred(text: string, y: number, size: number, colour: string): string {
  return drawLine({ text, x: (previewSize.width - widthOf(text, size)) / 2, y, size, colour });
}

/** A strip of Ndop cloth: white lozenges on indigo. */
function band(x: number, y: number, width: number): string {
  const unit = 58;
  const middle = y + bandHeight / 2;
  const lozenge = (centre: number, half: number) =>
    `M${centre - half} ${middle}l${half}-${half * 0.8} ${half} ${half * 0.8}-${half} ${half * 0.8}z`;
  const count = Math.ceil(width / unit) + 1;
  const start = x + (width - (count - 1) * unit) / 2;
  const centres = Array.from({ length: count }, (_, index) => start + index * unit);
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${bandHeight}" viewBox="${x} ${y} ${width} ${bandHeight}">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${bandHeight}" fill="${indigo}"/>` +
    `<path fill="none" stroke="${thread}" stroke-width="3" d="${centres.map((centre) => lozenge(centre, 25)).join('')}"/>` +
    `<path fill="${gold}" d="${centres.map((centre) => lozenge(centre, 8)).join('')}"/></svg>`
  );
}

function sheet(content: string): string {
  const { width, height } = previewSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${cream}"/>${content}</svg>`
  );
}
