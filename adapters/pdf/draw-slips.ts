import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { PackingSlip } from '#core/receipts/paper.ts';
import { barsOf } from './code-39.ts';
import { colours, heightOf, registerFonts, rule, type Sheet, write } from './pen.ts';

const margin = 28;
const left = margin;
const width = 419.53 - 2 * margin;
const right = left + width;
/** Only the order's number is printed below this. */
const bottom = 595.28 - margin - 16;
const gap = 7;
const box = 9;
const quantityWidth = 34;
const nameColumn = {
  x: left + box + gap + quantityWidth + gap,
  width: right - left - box - quantityWidth - 2 * gap,
};
const code = 84;
const barCode = { width: 168, height: 30 };
const notesHeight = 76;

/** Draws A5 slips; each order starts a new page and takes as many as its lines need. */
export function drawSlips(slips: readonly PackingSlip[]): Promise<Buffer> {
  const [first] = slips;
  const sheet = new PDFDocument({
    size: 'A5',
    margin,
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    lang: first?.language ?? 'en',
    info: { Title: [first?.title, ...slips.map(({ orderNumber }) => orderNumber)].join(' · ') },
  });
  const printed = buffer(sheet);
  registerFonts(sheet);
  for (const slip of slips) drawSlip(sheet, slip);
  sheet.end();
  return printed;
}

function drawSlip(sheet: Sheet, slip: PackingSlip): void {
  sheet.addPage();
  const firstPage = sheet.bufferedPageRange().count - 1;
  drawHead(sheet, slip);
  drawCash(sheet, slip);
  drawRecipient(sheet, slip);
  drawContents(sheet, slip);
  drawNotes(sheet, slip);
  numberPages(sheet, slip, firstPage);
}

function drawHead(sheet: Sheet, { store, title, orderNumber, facts }: PackingSlip): void {
  const half = width - barCode.width - gap;
  write(sheet, store, { font: 'name', size: 17, colour: colours.brand, x: left, y: margin, width: half });
  write(sheet, title, { font: 'strong', size: 10, x: left, width: half });
  for (const fact of facts) write(sheet, fact, { size: 8.5, colour: colours.soft, x: left, width: half });
  const end = sheet.y;
  const x = right - barCode.width;
  for (const bar of barsOf(orderNumber, barCode.width) ?? []) {
    sheet.rect(x + bar.from, margin, bar.width, barCode.height).fill(colours.text);
  }
  const number = { x, y: margin + barCode.height + 4, width: barCode.width, align: 'right' as const };
  write(sheet, orderNumber, { ...number, font: 'strong', size: 14 });
  sheet.y = Math.max(end, sheet.y) + 8;
  rule(sheet, { colour: colours.brand, from: left, to: right });
}

/** The most important line: framed, and larger than the others. */
function drawCash(sheet: Sheet, { cash: { label, amount }, warnings }: PackingSlip): void {
  const top = sheet.y + 10;
  const height = amount === undefined ? 30 : 44;
  sheet.roundedRect(left, top, width, height, 6).lineWidth(1.5).stroke(colours.text);
  const inside = { x: left + 12, width: width - 24 };
  write(sheet, label, { ...inside, font: 'strong', size: 11, y: top + height / 2 - 8 });
  if (amount !== undefined) {
    write(sheet, amount, { ...inside, font: 'strong', size: 24, y: top + 7, align: 'right' });
  }
  sheet.y = top + height + 10;
  for (const warning of warnings) {
    write(sheet, warning, { font: 'strong', size: 10, x: left, width });
    sheet.y += 6;
  }
}

function drawRecipient(sheet: Sheet, { recipient, payment }: PackingSlip): void {
  const { heading, name, lines, phones } = recipient;
  const codeEnd = payment === undefined ? 0 : drawPayment(sheet, payment);
  const column = { x: left, width: payment === undefined ? width : width - code - gap };
  write(sheet, heading, { ...column, font: 'strong', size: 8.5, colour: colours.brand });
  write(sheet, name, { ...column, font: 'strong', size: 14 });
  for (const line of lines) write(sheet, line, { ...column, size: 11 });
  write(sheet, phones.join('   ·   '), { ...column, font: 'strong', size: 13 });
  sheet.y = Math.max(sheet.y, codeEnd) + 10;
}

/** Draws a QR code at the right, large enough for phones to read from paper. Returns where it ends. */
function drawPayment(sheet: Sheet, { address, label }: NonNullable<PackingSlip['payment']>): number {
  const top = sheet.y;
  const { size, data } = encode(address, { border: 0 });
  const module = code / size;
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) sheet.rect(right - code + column * module, top + row * module, module, module);
    }
  }
  sheet.fill(colours.text);
  const words = { x: right - code, y: top + code + 3, width: code, size: 7.5 };
  write(sheet, label, { ...words, font: 'strong' });
  const end = sheet.y;
  sheet.y = top;
  return end;
}

function drawContents(sheet: Sheet, slip: PackingSlip): void {
  drawContentsHead(sheet, slip);
  for (const row of slip.contents.rows) {
    const nameHeight = heightOf(sheet, row.name, { size: 10, width: nameColumn.width });
    const noteHeight =
      row.note === '' ? 0 : heightOf(sheet, row.note, { size: 8.5, width: nameColumn.width });
    const height = nameHeight + noteHeight + 2 * gap;
    if (sheet.y + height > bottom) {
      sheet.addPage();
      drawContentsHead(sheet, slip);
    }
    const top = sheet.y + gap;
    sheet
      .rect(left, top + 2, box, box)
      .lineWidth(0.9)
      .stroke(colours.text);
    const quantity = { x: left + box + gap, y: top - 2, width: quantityWidth };
    write(sheet, row.quantity, { ...quantity, font: 'strong', size: 13 });
    write(sheet, row.name, { ...nameColumn, size: 10, y: top });
    if (row.note !== '') write(sheet, row.note, { ...nameColumn, size: 8.5, colour: colours.soft });
    sheet.y = top + nameHeight + noteHeight + gap;
    rule(sheet, { colour: colours.line, from: left, to: right });
  }
}

function drawContentsHead(sheet: Sheet, { contents }: PackingSlip): void {
  const { y } = sheet;
  const style = { font: 'strong' as const, size: 8.5, colour: colours.brand, x: left, y, width };
  write(sheet, contents.heading, style);
  write(sheet, contents.pieces, { ...style, align: 'right' });
  sheet.y = y + 14;
  rule(sheet, { colour: colours.brand, from: left, to: right });
}

function drawNotes(sheet: Sheet, { notes, signature }: PackingSlip): void {
  if (sheet.y + notesHeight > bottom) sheet.addPage();
  const top = Math.max(sheet.y + 14, bottom - notesHeight);
  write(sheet, notes, { size: 8.5, colour: colours.soft, x: left, y: top, width });
  for (const row of [1, 2]) {
    rule(sheet, { colour: colours.line, from: left, to: right, y: top + 4 + row * 18 });
  }
  write(sheet, signature, { size: 8.5, colour: colours.soft, x: left, y: top + 52, width });
  rule(sheet, { colour: colours.soft, from: left + width / 2, to: right, y: top + 63 });
}

function numberPages(sheet: Sheet, { orderNumber }: PackingSlip, firstPage: number): void {
  const pages = sheet.bufferedPageRange().count - firstPage;
  if (pages < 2) return;
  for (let page = 1; page <= pages; page += 1) {
    sheet.switchToPage(firstPage + page - 1);
    // Text below the margin would begin a new page.
    sheet.page.margins.bottom = 0;
    const number = `${orderNumber} · ${page} / ${pages}`;
    write(sheet, number, { size: 8, colour: colours.soft, x: left, y: bottom + 4, width, align: 'right' });
  }
}
