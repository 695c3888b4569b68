import { z } from 'zod';
import { importLimits, importStates, spreadsheetFormats } from '../catalogue-files.ts';
import { endpoints } from '../endpoints.ts';
import { columnMeanings, fileSources } from '../foreign-columns.ts';
import { limits } from '../limits.ts';
import { call, readsOnly } from './call.ts';
import {
  bytesField,
  flagField,
  idField,
  instant,
  pageOf,
  pageSizeField,
  requiredText,
  wholeOrNone,
} from './fields.ts';

const count = z.number().int();

const importView = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  /** The size of the file, and how many bytes of it have arrived. */
  sizeBytes: count,
  received: count,
  /** Why the file could not be read. */
  failure: z.string().nullable(),
  /** What kept the shop from working on the file at the last attempt. */
  trouble: z.string().nullable(),
  /** The shop no longer tries again by itself. */
  isStopped: z.boolean(),
  rowCount: count,
  /** How many rows the present step has dealt with. */
  position: count,
  createdCount: count,
  updatedCount: count,
  unchangedCount: count,
  /** Rows with problems, which are never written. */
  faultyCount: count,
  problemCount: count,
  /** The file came with foreign columns, and the owner has said what they mean. */
  isMapped: z.boolean(),
  /** Categories that its rows name and the shop does not have; a checked file waits until the owner agrees to add them. */
  newShelves: z.array(z.object({ category: z.string(), subCategory: z.string().nullable() })),
  /** The import can be undone as a whole until then; null where it cannot. */
  undoableUntil: instant.nullable(),
  /** Products that were undone, and those that were kept because they were changed after the import. */
  undoneCount: count,
  keptCount: count,
  actorName: z.string(),
  createdAt: instant,
});
export type ImportView = z.output<typeof importView>;

const meaning = z.enum(columnMeanings, 'invalid');

/** The columns of another program's file, and their meanings. */
const mappingView = z.object({
  source: z.enum(fileSources),
  columns: z.array(
    z.object({
      ...{ title: z.string(), meaning, samples: z.array(z.string()) },
      /** Not taken from the last file with these titles, because the shop did not know this meaning then. */
      isNew: z.boolean(),
    }),
  ),
  unit: z.string(),
  /** The stock of each new product that the file sells without counting it. */
  pieces: count.nullable(),
  /** How many such products there are with the present columns; null where no column says so. */
  uncountedCount: count.nullable(),
});
export type FileMappingView = z.output<typeof mappingView>;

const problemView = z.object({
  id: z.number().int(),
  /** The row's number in a spreadsheet program. */
  row: count,
  /** The title of the column, or null where the problem is the row as a whole. */
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportProblemView = z.output<typeof problemView>;

/** What was kept as it is when an import was undone. */
const keptView = z.object({
  name: z.string(),
  nameFr: z.string().nullable(),
  /** Titles of columns; empty where the whole product was kept. */
  columns: z.array(z.string()),
});
export type KeptProductView = z.output<typeof keptView>;

const changeView = z.object({
  /** The row's number in a spreadsheet program. */
  row: count,
  isNew: z.boolean(),
  name: z.string(),
  nameFr: z.string().nullable(),
  /** The product cannot be published: it has no photo or no category. */
  isDraftOnly: z.boolean(),
  cells: z.array(
    z.object({
      /** The title of the column. */
      column: z.string(),
      before: z.string(),
      after: z.string(),
      /** The price rises by more than half, or falls by more than half. */
      isLarge: z.boolean(),
    }),
  ),
});
export type ImportChangeView = z.output<typeof changeView>;

export const catalogueFilesCalls = {
  start: call({
    endpoint: endpoints.catalogueFiles.start,
    access: 'catalogue',
    audit: { none: 'A file that is announced changes nothing.' },
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 100, minutes: 60 },
    },
    summary: `Announces a table of products (CSV or XLSX, or a ZIP of one with its pictures, at most ${importLimits.megabytes} MB); a file of which a part came before goes on there.`,
    input: z.object({
      fileName: requiredText(importLimits.fileName),
      sizeBytes: bytesField,
      /** CRC-32 of the whole file, eight digits from 0 to f. */
      checksum: z.string().regex(/^[0-9a-f]{8}$/, 'invalid'),
    }),
    data: importView,
    status: 201,
  }),
  sendPart: call({
    endpoint: endpoints.catalogueFiles.sendPart,
    access: 'catalogue',
    audit: { none: 'A file that is checked changes nothing.' },
    summary:
      'Takes the next bytes of an announced file, as many as come; with the last one it is checked, and nothing of the catalogue changes.',
    /** These fields come before the file in the form. */
    input: z.object({ id: idField, offset: bytesField }),
    fileField: 'file',
    streamsMegabytes: importLimits.megabytes,
    data: importView,
  }),
  list: call({
    endpoint: endpoints.catalogueFiles.list,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'The imports, the last one first.',
    input: z.object(pageOf(12)),
    data: z.array(importView),
    beside: { totalCount: count },
  }),
  getImport: call({
    endpoint: endpoints.catalogueFiles.getImport,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'How far an import is, and what is wrong in its rows.',
    input: z.object({ id: idField, ...pageOf(24) }),
    data: importView,
    /** The first ones in the order of the file; `totalCount` is the number of problems that are kept. */
    beside: {
      problems: z.array(problemView),
      totalCount: count,
      kept: z.array(keptView),
      /** Null where the columns are the shop's own. */
      mapping: mappingView.nullable(),
    },
  }),
  getChanges: call({
    endpoint: endpoints.catalogueFiles.getChanges,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'What a checked import would change, cell by cell, as it is and as the file has it.',
    input: z.object({
      id: idField,
      /** The `next` of the answer before. */
      after: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: pageSizeField.default(24),
    }),
    data: z.array(changeView),
    /** Null at the end. */
    beside: { next: count.nullable() },
  }),
  mapColumns: call({
    endpoint: endpoints.catalogueFiles.mapColumns,
    access: 'catalogue',
    audit: { none: 'A file that is checked changes nothing.' },
    summary: 'Says what the columns of a file from another program are; it is then read and checked so.',
    input: z.object({
      id: idField,
      /** The meaning of each column, in the order of the file. */
      meanings: z.array(meaning).max(importLimits.columns, `maxEntries:${importLimits.columns}`),
      /** The unit for products that have none. */
      unit: requiredText(limits.shortText),
      /** The stock of each new product that the file sells without counting it; without a number the product is added as sold out. */
      pieces: wholeOrNone(limits.stock).default(null),
    }),
    data: importView,
  }),
  addShelves: call({
    endpoint: endpoints.catalogueFiles.addShelves,
    access: 'catalogue',
    audit: { none: 'Each category and sub-category that it adds has an entry of its own.' },
    summary:
      'Adds the categories that a checked file names and the shop does not have, and checks the file again.',
    input: z.object({ id: idField }),
    data: importView,
  }),
  apply: call({
    endpoint: endpoints.catalogueFiles.apply,
    access: 'catalogue',
    audit: { none: 'The job that writes the rows records each product that it adds or changes.' },
    summary: 'Writes the rows of a checked import into the catalogue, in the background.',
    input: z.object({
      id: idField,
      /** Leaves out rows with problems. Without it an import that has such rows is refused. */
      withoutFaulty: flagField.default(false),
    }),
    data: importView,
  }),
  tryAgain: call({
    endpoint: endpoints.catalogueFiles.tryAgain,
    access: 'catalogue',
    audit: { none: 'It lets the job go on, which records each product that it adds or changes.' },
    summary: 'Goes on with an import that the shop had given up after some tries.',
    input: z.object({ id: idField }),
    data: importView,
  }),
  discard: call({
    endpoint: endpoints.catalogueFiles.discard,
    access: 'catalogue',
    audit: { none: 'What was never applied has changed nothing.' },
    summary: 'Ends an import that has not been applied, or that the shop had given up.',
    input: z.object({ id: idField }),
    data: importView,
  }),
  undo: call({
    endpoint: endpoints.catalogueFiles.undo,
    access: 'catalogue',
    audit: { none: 'The job that takes it back records each product, and one entry that holds them.' },
    summary: `Takes back an applied import as a whole, at most ${importLimits.hoursToUndo} hours later; what was changed since is kept and named.`,
    input: z.object({ id: idField }),
    data: importView,
  }),
  export: call({
    endpoint: endpoints.catalogueFiles.export,
    access: 'catalogue',
    audit: readsOnly,
    limit: {
      perAddress: { requests: 100, minutes: 10 },
      perAccount: { requests: 30, minutes: 10 },
    },
    summary: 'The catalogue as a file that can be imported again, in the language of the page.',
    input: z.object({
      format: z.enum(spreadsheetFormats, 'invalid').default('csv'),
      drafts: flagField.default(true),
    }),
    isDownload: true,
  }),
};
