import { type ExchangeField, exchangeFields, type RowProblem } from '#shared/exchange.ts';
import { languages } from '#shared/language.ts';
import { exchangeColumns } from '#shared/messages/exchange-messages.ts';

export type HeaderProblem = { code: RowProblem; value: string };

const fieldsByTitle = new Map<string, ExchangeField>(
  exchangeFields.flatMap((field) =>
    languages.map((language): [string, ExchangeField] => [plain(exchangeColumns[language][field]), field]),
  ),
);

/** Which field each column holds, by the titles of either language; a column too many is named rather than passed over. */
export function readHeader(titles: readonly string[]): {
  fields: ExchangeField[];
  problems: HeaderProblem[];
} {
  const fields: ExchangeField[] = [];
  const problems: HeaderProblem[] = [];
  for (const title of withoutEmptyEnd(titles)) {
    const field = fieldsByTitle.get(plain(title));
    if (field === undefined) problems.push({ code: 'unknownColumn', value: title.trim() });
    else if (fields.includes(field)) problems.push({ code: 'columnTwice', value: title.trim() });
    else fields.push(field);
  }
  if (!fields.includes('reference')) {
    problems.push({ code: 'missingColumn', value: exchangeColumns.en.reference });
  }
  return { fields, problems };
}

/** Spreadsheet programs write empty columns behind the last one. */
function withoutEmptyEnd(titles: readonly string[]): readonly string[] {
  return titles.slice(0, titles.findLastIndex((title) => title.trim() !== '') + 1);
}

function plain(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d%]/gu, '');
}
