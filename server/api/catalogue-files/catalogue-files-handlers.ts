import { addNewShelves } from '#core/catalogue-files/add-new-shelves.ts';
import { applyImport } from '#core/catalogue-files/apply-import.ts';
import { discardImport } from '#core/catalogue-files/discard-import.ts';
import { exportProducts } from '#core/catalogue-files/export-products.ts';
import { listImportChanges } from '#core/catalogue-files/import-changes.ts';
import {
  findImport,
  getMapping,
  listImports,
  listProblems,
  withReceived,
} from '#core/catalogue-files/imports.ts';
import { mapColumns } from '#core/catalogue-files/map-columns.ts';
import { receivePart } from '#core/catalogue-files/receive-part.ts';
import { startImport } from '#core/catalogue-files/start-import.ts';
import { tryImportAgain } from '#core/catalogue-files/try-import-again.ts';
import { listKept, undoImport } from '#core/catalogue-files/undo-import.ts';
import { fileWords } from '#shared/messages/catalogue-files-messages.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { spreadsheetTypes } from '../spreadsheet-types.ts';
import {
  presentChange,
  presentImport,
  presentKept,
  presentMapping,
  presentProblem,
} from './present-import.ts';

export const catalogueFilesHandlers: NounHandlers<'catalogueFiles'> = {
  async start({ store, user, language }, file) {
    const outcome = await startImport(store, user, file);
    if (!outcome.ok) return outcome;
    return { message: 'done', data: presentImport(outcome.value, { language, now: store.clock.now() }) };
  },
  async sendPart({ store, user, language, stream }, { id, offset }) {
    if (!stream) return refuse('FILE_MISSING');
    const outcome = await receivePart(store, user, { importId: id, offset, content: stream.content });
    if (!outcome.ok) return outcome;
    return { message: 'done', data: presentImport(outcome.value, { language, now: store.clock.now() }) };
  },
  async list({ store, language }, input) {
    const { imports, totalCount } = await listImports(store, input);
    return {
      message: 'done',
      data: imports.map((known) => presentImport(known, { language, now: store.clock.now() })),
      beside: { totalCount },
    };
  },
  async getImport({ store, language }, { id, ...page }) {
    const found = await findImport(store.db, id);
    if (!found) return refuse('IMPORT_NOT_FOUND');
    const { problems, totalCount } = await listProblems(store.db, { importId: id, ...page });
    const mapping = await getMapping(store.db, id);
    return {
      message: 'done',
      data: presentImport(await withReceived(store, found), { language, now: store.clock.now() }),
      beside: {
        problems: problems.map((problem) => presentProblem(problem, mapping, language)),
        totalCount,
        kept: (await listKept(store.db, id)).map((product) => presentKept(product, language)),
        mapping: presentMapping(mapping, language),
      },
    };
  },
  async getChanges({ store, language }, { id, after, limit }) {
    if (!(await findImport(store.db, id))) return refuse('IMPORT_NOT_FOUND');
    const { changes, next } = await listImportChanges(store.db, { importId: id, after, limit });
    return {
      message: 'done',
      data: changes.map((change) => presentChange(change, language)),
      beside: { next },
    };
  },
  async mapColumns({ store, language }, input) {
    const outcome = await mapColumns(store, input);
    if (!outcome.ok) return outcome;
    return {
      message: 'importMapped',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async addShelves({ store, user, language }, { id }) {
    const outcome = await addNewShelves(store, user, id);
    if (!outcome.ok) return outcome;
    return {
      message: 'importShelvesAdded',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async apply({ store, language }, { id, withoutFaulty }) {
    const outcome = await applyImport(store, { id, withoutFaulty });
    if (!outcome.ok) return outcome;
    return {
      message: 'importApplied',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async tryAgain({ store, language }, { id }) {
    const outcome = await tryImportAgain(store, id);
    if (!outcome.ok) return outcome;
    return {
      message: 'importApplied',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async discard({ store, language }, { id }) {
    const outcome = await discardImport(store, id);
    if (!outcome.ok) return outcome;
    return {
      message: 'importDiscarded',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async undo({ store, user, language }, { id }) {
    const outcome = await undoImport(store, user, id);
    if (!outcome.ok) return outcome;
    return {
      message: outcome.value.state === 'undone' ? 'importUndone' : 'importUndoing',
      data: presentImport(outcome.value, { language, now: store.clock.now() }),
    };
  },
  async export({ store, language }, { format, drafts }) {
    const day = store.clock.now().toISOString().slice(0, 10);
    return {
      fileName: `${fileWords[language].fileName}-${day}.${format}`,
      contentType: spreadsheetTypes[format],
      content: exportProducts(store, { format, withDrafts: drafts, language }),
    };
  },
};
