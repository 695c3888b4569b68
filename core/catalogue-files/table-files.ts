import type { Readable } from 'node:stream';
import type { FileTrouble, SpreadsheetFormat } from '#shared/catalogue-files.ts';

/** A row numbered as in spreadsheet programs, and the text of its cells; rows without text are left out. */
export type TableRow = { row: number; cells: string[] };

/** The next rows of the table, or why there are no more. */
export type TablePart = { rows: TableRow[] } | { trouble: FileTrouble; value: string };

/** A file of a ZIP by the `name` under which it was requested. */
export type FileOfZip = { name: string; bytes: Buffer | 'missing' | 'tooLarge' };

export type TableToWrite = {
  format: SpreadsheetFormat;
  sheetName: string;
  /** The separator of a CSV, as spreadsheet programs of that language expect it. */
  separator: ',' | ';';
  /** Titles first. Numbers are written as numbers. */
  rows: AsyncIterable<(string | number)[]>;
};

/**
 * The port for files that are imported and exported. The adapter knows the formats; the core sees only rows of text.
 */
export type TableFiles = {
  /** How many bytes of the import's file are stored. */
  countReceived(importId: string): Promise<number>;
  /**
   * Writes arriving bytes from that offset on, until they end or the connection breaks; what has arrived is kept.
   * Nothing is written beyond the limit. Two uploads of the same file write the same bytes to the same offsets.
   */
  receive(
    importId: string,
    part: Readable,
    at: { offset: number; limit: number },
  ): Promise<'withinLimit' | 'tooLong'>;
  /** CRC-32 of the bytes received so far, eight hexadecimal digits. */
  checksum(importId: string): Promise<string>;
  readTable(importId: string): AsyncIterable<TablePart>;
  /**
   * The files with these names in the ZIP, ignoring case and folders; without bytes if a file is missing or 'tooLarge'.
   */
  readFiles(importId: string, names: readonly string[]): AsyncIterable<FileOfZip>;
  writeTable(table: TableToWrite): Readable;
  /** Safe to call twice. */
  remove(importId: string): Promise<void>;
  /** The imports with stored files: of this machine those older than this, of all machines every one. */
  listKept(before: Date): Promise<string[]>;
};
