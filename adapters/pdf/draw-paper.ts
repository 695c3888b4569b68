import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Paper, Paragraph } from '#core/receipts/paper.ts';
import {
  colours,
  fonts,
  heightOf,
  registerFonts,
  rule as ruleFrom,
  type Sheet,
  type Style,
  write as writeAt,
} from './pen.ts';

const margin = 48;
const left = margin;
const width = 595.28 - 2 * margin;
const right = left + width;
/** Only the page number is printed below this. */
const bottom = 841.89 - margin - 24;
const gap = 8;
const columns = {
  name: { x: left, width: width - 230 },
  unitPrice: { x: right - 222, width: 90 },
  quantity: { x: right - 128, width: 36 },
  amount: { x: right - 88, width: 88 },
};

type Cell = keyof typeof columns;

/** Draws A4 papers, each on as many pages as it needs. Layout is slow, so the shop itself uses `createPaperPrinter`. */
export function drawPapers(papers: readonly Paper[]): Promise<Buffer> {
  const [first] = papers;
  if (!first) throw new Error('There is no paper to print.');
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    font: fonts.text,
    lang: first.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: [first.title, ...first.facts].join(' · '), Author: first.seller.heading },
  });
  const printed = buffer(sheet);
  registerFonts(sheet);
  for (const paper of papers) {
    if (paper !== first) sheet.addPage();
    const before = sheet.bufferedPageRange().count - 1;
    drawHead(sheet, paper);
    drawParties(sheet, paper.parties);
    drawTable(sheet, paper);
    drawSums(sheet, paper);
    drawEnd(sheet, paper);
    numberPages(sheet, before);
  }
  sheet.end();
  return printed;
}

function drawHead(sheet: Sheet, { title, facts, seller }: Paper): void {
  const half = width / 2;
  write(sheet, seller.heading, { font: 'name', size: 24, colour: colours.brand, y: margin, width: half });
  for (const line of seller.lines) write(sheet, line, { size: 8.5, colour: colours.soft, width: half + 40 });
  const sellerEnd = sheet.y;
  const x = left + half + 48;
  const facing = { x, width: right - x, align: 'right' as const };
  write(sheet, title, { ...facing, font: 'strong', size: 15, y: margin + 4 });
  for (const fact of facts) write(sheet, fact, { ...facing, size: 9.5 });
  sheet.y = Math.max(sellerEnd, sheet.y) + 16;
  rule(sheet, colours.brand);
}

function drawParties(sheet: Sheet, parties: Paragraph[]): void {
  const top = sheet.y + 14;
  const share = width / parties.length;
  const ends = parties.map(({ heading, lines }, index) => {
    const beside = { x: left + index * share, width: share - gap };
    write(sheet, heading, { ...beside, font: 'strong', size: 9, colour: colours.brand, y: top });
    for (const line of lines) write(sheet, line, { ...beside, size: 9.5 });
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 20;
}

function drawTable(sheet: Sheet, paper: Paper): void {
  drawTableHead(sheet, paper);
  for (const row of paper.rows) {
    const nameHeight = heightOf(sheet, row.name, { size: 9.5, width: columns.name.width });
    const noteHeight =
      row.note === '' ? 0 : heightOf(sheet, row.note, { size: 8, width: columns.name.width });
    if (sheet.y + nameHeight + noteHeight + 2 * gap > bottom) {
      sheet.addPage();
      drawTableHead(sheet, paper);
    }
    const top = sheet.y + gap;
    for (const cell of ['unitPrice', 'quantity', 'amount'] as const) {
      write(sheet, row[cell], { ...columns[cell], size: 9.5, y: top, align: 'right' });
    }
    write(sheet, row.name, { ...columns.name, size: 9.5, y: top });
    if (row.note !== '') write(sheet, row.note, { ...columns.name, size: 8, colour: colours.soft });
    sheet.y = top + nameHeight + noteHeight + gap;
    rule(sheet, colours.line);
  }
}

function drawTableHead(sheet: Sheet, { columns: headings }: Paper): void {
  const y = sheet.y;
  const style = { font: 'strong' as const, size: 8.5, colour: colours.brand, y };
  for (const cell of Object.keys(columns).filter(isCell)) {
    write(sheet, headings[cell], { ...columns[cell], ...style, align: cell === 'name' ? 'left' : 'right' });
  }
  sheet.y = y + 16;
  rule(sheet, colours.brand);
}

function isCell(name: string): name is Cell {
  return name in columns;
}

function drawSums(sheet: Sheet, paper: Paper): void {
  const { sums, total, settlement } = paper;
  const heightEach = 17;
  // What ends the paper stays with its sums: a page of thanks alone is a page for nothing.
  const height = (sums.length + settlement.length + 2) * heightEach + heightOfEnd(sheet, paper);
  if (sheet.y + height > bottom) sheet.addPage();
  sheet.y += gap;
  const label = { x: right - 410, width: 300, align: 'right' as const };
  const amount = { x: right - 104, width: 104, align: 'right' as const };
  const drawEach = (lines: Paper['sums']) => {
    for (const line of lines) {
      const { y } = sheet;
      write(sheet, line.label, { ...label, size: 9.5, y, colour: colours.soft });
      write(sheet, line.amount, { ...amount, size: 9.5, y });
      sheet.y = y + heightEach;
    }
  };
  drawEach(sums);
  const y = sheet.y + 2;
  write(sheet, total.label, { ...label, font: 'strong', size: 12, y, colour: colours.brand });
  write(sheet, total.amount, { ...amount, font: 'strong', size: 12, y, colour: colours.brand });
  sheet.y = y + heightEach + (settlement.length > 0 ? gap : 0);
  drawEach(settlement);
}

const aboveEnd = 24;

function heightOfEnd(sheet: Sheet, { remarks, warning, closing }: Paper): number {
  const heights = [...remarks, closing].map((text) => heightOf(sheet, text, { size: 9.5, width }));
  if (warning !== undefined) heights.push(heightOf(sheet, warning, { font: 'strong', size: 9.5, width }));
  return heights.reduce((sum, height) => sum + height, aboveEnd + gap);
}

function drawEnd(sheet: Sheet, paper: Paper): void {
  const { remarks, warning, closing } = paper;
  // More remarks than fit on the page of the sums.
  if (sheet.y + heightOfEnd(sheet, paper) > bottom) sheet.addPage();
  sheet.y += aboveEnd;
  for (const remark of remarks) write(sheet, remark, { size: 9.5 });
  if (warning !== undefined) write(sheet, warning, { font: 'strong', size: 9.5 });
  sheet.y += gap;
  write(sheet, closing, { size: 9.5, colour: colours.soft });
}

/** Numbers the pages of one paper, which begins after this many pages. */
function numberPages(sheet: Sheet, before: number): void {
  const count = sheet.bufferedPageRange().count - before;
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(before + page);
    // Text below the margin would begin a new page.
    sheet.page.margins.bottom = 0;
    write(sheet, `${page + 1} / ${count}`, { size: 8, colour: colours.soft, y: bottom + 14, align: 'right' });
  }
}

/** Writes over the paper's full width, unless the style says otherwise. */
function write(sheet: Sheet, text: string, style: Partial<Style> & Pick<Style, 'size'>): void {
  writeAt(sheet, text, { x: left, width, ...style });
}

function rule(sheet: Sheet, colour: string): void {
  ruleFrom(sheet, { colour, from: left, to: right });
}
