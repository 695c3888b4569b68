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
  /** Limit of one part of an upload. If a part breaks off, its bytes are kept. */
  partMegabytes: 2,
  /** Limit of the table itself. */
  tableMegabytes: 50,
  /** Memory limit of the process that reads the table. */
  memoryMegabytes: 512,
  rows: 50_000,
  /** Files in a ZIP or a workbook. */
  zipFiles: 20_000,
  fileName: 200,
  /** Columns of a file that is not in the format of an export. */
  columns: 200,
  /** Sample values of each column, shown while the owner chooses its meaning. */
  samples: 3,
  /** Problems of one import that are stored as texts. */
  keptProblems: 1_000,
  /** A file must be applied within this time, because pictures that no product shows are removed after a day. */
  hoursToApply: 20,
  /** An applied import can be undone as a whole within this time. */
  hoursToUndo: 24,
  /** Products of one import that are listed by name because a part of them could not be undone. */
  namedKept: 100,
} as const;

/** Why a file cannot be read at all, or why its import ended before all rows were written. */
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

/** What kept the shop from working on a file; none of these is the file's fault. */
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
  'negative',
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
