import { titlesOf } from '#core/catalogue-files/foreign-rows.ts';
import type { ChangedRow } from '#core/catalogue-files/import-changes.ts';
import type { Import, KeptProblem } from '#core/catalogue-files/imports.ts';
import type { KeptProduct } from '#core/catalogue-files/undo-import.ts';
import type { GivenData } from '#shared/contract/call.ts';
import type {
  catalogueFilesCalls,
  FileMappingView,
  ImportChangeView,
  ImportProblemView,
  KeptProductView,
} from '#shared/contract/catalogue-files.ts';
import type { FileMapping } from '#shared/foreign-columns.ts';
import { type Language, textIn } from '#shared/language.ts';
import {
  fileTroubleMessages,
  fileWords,
  rowProblemMessages,
  workTroubleMessages,
} from '#shared/messages/catalogue-files-messages.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';

/** Adds the failures as sentences, and names the new categories, in the language of the page. */
export function presentImport(
  known: Import,
  { language, now }: { language: Language; now: Date },
): GivenData<typeof catalogueFilesCalls.start> {
  const { failure, trouble, undoableUntil, newShelves } = known;
  return {
    ...known,
    newShelves: newShelves.map(({ category, categoryFr, subCategory, subCategoryFr }) => ({
      category: textIn(language, category, categoryFr),
      subCategory: subCategory && textIn(language, subCategory, subCategoryFr),
    })),
    received: known.received ?? known.sizeBytes,
    failure: failure && said(fileTroubleMessages[language][failure.code], failure.value),
    trouble: trouble && workTroubleMessages[language][trouble],
    undoableUntil: undoableUntil && undoableUntil > now ? undoableUntil : null,
  };
}

/** `mapping`: null where the columns are the shop's own. */
export function presentProblem(
  { id, row, field, code, value }: KeptProblem,
  mapping: FileMapping | null,
  language: Language,
): ImportProblemView {
  const titles = field === '' || mapping === null ? [] : titlesOf(field, mapping);
  const ours = field === '' ? null : columnTitles[language][field];
  return {
    id,
    row,
    column: titles.length > 0 ? titles.join(' / ') : ours,
    message: said(rowProblemMessages[language][code], value),
  };
}

export function presentMapping(mapping: FileMapping | null, language: Language): FileMappingView | null {
  if (mapping === null) return null;
  const { source, titles, meanings, samples, unit, pieces, uncountedCount, newColumns } = mapping;
  return {
    source,
    unit: unit || fileWords[language].piece,
    ...{ pieces: pieces ?? null, uncountedCount: uncountedCount ?? null },
    columns: titles.map((title, index) => ({
      ...{ title, meaning: meanings[index] ?? 'skip', samples: samples[index] ?? [] },
      isNew: newColumns?.includes(index) ?? false,
    })),
  };
}

export function presentKept({ fields, ...names }: KeptProduct, language: Language): KeptProductView {
  return { ...names, columns: fields.map((field) => columnTitles[language][field]) };
}

export function presentChange({ cells, ...change }: ChangedRow, language: Language): ImportChangeView {
  return {
    ...change,
    cells: cells.map(({ field, ...cell }) => ({ ...cell, column: columnTitles[language][field] })),
  };
}

function said(text: string | ((value: string) => string), value: string): string {
  return typeof text === 'string' ? text : text(value);
}
