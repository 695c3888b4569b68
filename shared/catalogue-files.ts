export const spreadsheetFormats = ['csv', 'xlsx'] as const;
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number];

export const importStates = [
  'receiving',
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
  'failed',
  'discarded',
] as const;
export type ImportState = (typeof importStates)[number];

export const importLimits = {
  /** Limits of the whole upload: a table, or a ZIP of a table and its pictures. */
  megabytes: 200,
  /** Limit of one part of an upload. The bytes of a part that breaks off are kept. */
  partMegabytes: 2,
  /** Of the table itself. */
  tableMegabytes: 50,
  /** Of the process that reads the table. */
  memoryMegabytes: 512,
  rows: 50_000,
  /** In a ZIP or a workbook. */
  zipFiles: 20_000,
  fileName: 200,
  /** Of a file whose columns are not those of an export. */
  columns: 200,
  /** Of each column, shown while the owner says what it is. */
  samples: 3,
  /** Problems of one import that are kept in words. */
  keptProblems: 1_000,
  /** Pictures that no product shows are removed after a day, so a file is applied before. */
  hoursToApply: 20,
  /** After it was applied, it can be taken back as a whole. */
  hoursToUndo: 24,
  /** Products of one import that are named because something of them was kept. */
  namedKept: 100,
} as const;

/** Why a file cannot be read at all, or was not written to its end. */
export const fileTroubles = [
  'damaged',
  'empty',
  'unreadable',
  'oldExcel',
  'tableTooLarge',
  'tooMuchMemory',
  'tooManyRows',
  'openQuotes',
  'tooManyFiles',
  'noTable',
  'severalTables',
  'wrongColumns',
  'endedHalfway',
] as const;
export type FileTrouble = (typeof fileTroubles)[number];

/** What kept the shop from working on a file: none of it is the file's fault. */
export const workTroubles = ['diskFull', 'fileGone', 'shopFailed'] as const;
export type WorkTrouble = (typeof workTroubles)[number];

/** Problems of a cell, a row or a header. */
export const rowProblems = [
  'required',
  'tooLong',
  'tooMany',
  'characters',
  'badReference',
  'notWhole',
  'writeDigits',
  'dateCell',
  'errorCell',
  'shortenedNumber',
  'tooLow',
  'tooHigh',
  'notHex',
  'shadeIncomplete',
  'bulkPriceAbovePrice',
  'discountTooHigh',
  'notYesOrNo',
  'badDetail',
  'badPictureText',
  'badPictureSlot',
  'detailTwice',
  'unknownCategory',
  'unknownSubCategory',
  'otherCategory',
  'unknownFile',
  'fileRefused',
  'pictureNotFetched',
  'pictureNotUsable',
  'shadeColourUnknown',
  'costWithCents',
  'costInOtherMoney',
  'barcodeShortened',
  'rowTwice',
  'deletedProduct',
  'extraCells',
  'groupTooLong',
  'sameName',
  'groupedGoods',
  'soldElsewhere',
  'giftCard',
  'notDelivered',
  'noShipping',
  'unknownColumn',
  'missingColumn',
  'columnTwice',
] as const;
export type RowProblem = (typeof rowProblems)[number];
