import type { Import, KeptProblem } from '#core/catalogue-files/imports.ts';
import type { ImportProblemView, ImportView } from '#shared/contract/catalogue-files.ts';
import type { Language } from '#shared/language.ts';
import {
  fileTroubleMessages,
  rowProblemMessages,
  workTroubleMessages,
} from '#shared/messages/catalogue-files-messages.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';

export function presentImport(known: Import, language: Language): ImportView {
  const { failure } = known;
  return {
    _id: known.id,
    state: known.state,
    file_name: known.fileName,
    size: known.sizeBytes,
    received: known.received ?? known.sizeBytes,
    failure: failure && said(fileTroubleMessages[language][failure.code], failure.value),
    trouble: known.trouble && workTroubleMessages[language][known.trouble],
    stopped: known.isStopped,
    rows: known.rowCount,
    position: known.position,
    created: known.createdCount,
    updated: known.updatedCount,
    unchanged: known.unchangedCount,
    faulty: known.faultyCount,
    problems: known.problemCount,
    by: known.actorName,
    createdAt: known.createdAt.toISOString(),
  };
}

export function presentProblem(
  { id, row, field, code, value }: KeptProblem,
  language: Language,
): ImportProblemView {
  return {
    _id: String(id),
    row,
    column: field === '' ? null : columnTitles[language][field],
    message: said(rowProblemMessages[language][code], value),
  };
}

function said(text: string | ((value: string) => string), value: string): string {
  return typeof text === 'string' ? text : text(value);
}
