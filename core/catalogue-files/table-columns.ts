import type { RowProblem } from '#shared/catalogue-files.ts';
import { languages } from '#shared/language.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';
import { type ProductField, productFieldNames } from '#shared/product-fields.ts';

export type HeaderProblem = { code: RowProblem; value: string };

const fieldsByTitle = new Map<string, ProductField>(
  productFieldNames.flatMap((field) =>
    languages.map((language): [string, ProductField] => [plainTitle(columnTitles[language][field]), field]),
  ),
);

/** The field of each column, by its title in either language; an unknown column is reported, not ignored. */
export function readHeader(titles: readonly string[]): {
  fields: ProductField[];
  problems: HeaderProblem[];
} {
  const fields: ProductField[] = [];
  const problems: HeaderProblem[] = [];
  for (const title of withoutEmptyEnd(titles)) {
    const field = fieldTitled(plainTitle(title));
    if (field === undefined) problems.push({ code: 'unknownColumn', value: title.trim() });
    else if (fields.includes(field)) problems.push({ code: 'columnTwice', value: title.trim() });
    else fields.push(field);
  }
  if (!fields.includes('reference')) {
    problems.push({ code: 'missingColumn', value: columnTitles.en.reference });
  }
  return { fields, problems };
}

/** The field that has this title, in either language. */
export function fieldTitled(plain: string): ProductField | undefined {
  return fieldsByTitle.get(plain);
}

/** The titles without the empty columns that spreadsheet programs write after the last one. */
export function withoutEmptyEnd(titles: readonly string[]): readonly string[] {
  return titles.slice(0, titles.findLastIndex((title) => title.trim() !== '') + 1);
}

/** The title without accents, capitals and punctuation. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d%]/gu, '');
}
