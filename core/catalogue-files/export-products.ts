import type { Readable } from 'node:stream';
import type { SpreadsheetFormat } from '#shared/catalogue-files.ts';
import type { Language } from '#shared/language.ts';
import { fileWords } from '#shared/messages/catalogue-files-messages.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';
import { productFieldNames, productFields } from '#shared/product-fields.ts';
import {
  findArrangedShades,
  listAdminProducts,
  listAdminProductsByIds,
} from '../catalogue/admin-products.ts';
import type { AdminProduct } from '../catalogue/product.ts';
import type { Store } from '../store.ts';
import { writeText } from './cell-text.ts';
import { fieldCells } from './field-cells.ts';
import { productCells } from './product-cells.ts';

const productsAtOnce = 500;

export type ExportProducts = { format: SpreadsheetFormat; withDrafts: boolean; language: Language };

/**
 * The catalogue as a file, oldest product first, but with the shades of a family in the family's order: a shop that adds them in that
 * order shows them in it. Products are read while the file is sent, so that an export never has to fit in memory.
 */
export function exportProducts(
  { db, tableFiles }: Pick<Store, 'db' | 'tableFiles'>,
  { format, withDrafts, language }: ExportProducts,
): Readable {
  const titles = productFieldNames.map((field) => columnTitles[language][field]);
  async function* rows(): AsyncGenerator<(string | number)[]> {
    yield titles;
    // Page by page instead of with a cursor: a slow phone must not keep a transaction open while it downloads.
    const arranged = await findArrangedShades(db, { withDrafts });
    let after = -1;
    for (;;) {
      const products = await listAdminProducts(db, { after, limit: productsAtOnce, withDrafts });
      const ids = products.flatMap(({ sequence }) => arranged.get(sequence) ?? []);
      const shades = await listAdminProductsByIds(db, ids);
      for (const product of products) {
        yield rowOf(shades.get(arranged.get(product.sequence) ?? '') ?? product, language);
      }
      after = products.at(-1)?.sequence ?? after;
      if (products.length < productsAtOnce) return;
    }
  }
  return tableFiles.writeTable({
    format,
    sheetName: fileWords[language].sheet,
    separator: language === 'fr' ? ';' : ',',
    rows: rows(),
  });
}

function rowOf(product: AdminProduct, language: Language): (string | number)[] {
  const cells = productCells(product);
  const words = fileWords[language];
  return productFieldNames.map((field) => {
    const cell = cells[field];
    const { kind } = productFields[field];
    if (kind === 'flag') return cell === 'yes' ? words.yes : words.no;
    return fieldCells[kind].isNumber && cell !== '' ? Number(cell) : writeText(cell);
  });
}
