import type { Readable } from 'node:stream';
import type { FileTrouble, SpreadsheetFormat } from '#shared/catalogue-files.ts';

/** A row as spreadsheet programs number it, and the text of its cells; a row without any text is left out. */
export type TableRow = { row: number; cells: string[] };

/** Some rows of the table in their order, or why there are no more. */
export type TablePart = { rows: TableRow[] } | { trouble: FileTrouble; value: string };

/** `name` as it was asked for. */
export type FileOfZip = { name: string; bytes: Buffer | 'missing' | 'tooLarge' };

export type TableToWrite = {
  format: SpreadsheetFormat;
  sheetName: string;
  /** Of a CSV: what the spreadsheet programs of the language expect. */
  separator: ',' | ';';
  /** The titles first. A number is written as one. */
  rows: AsyncIterable<(string | number)[]>;
};

/** The port of files that are imported and exported. The adapter knows the formats; the core knows rows of text. */
export type TableFiles = {
  /** How many bytes of the import's file are here. */
  countReceived(importId: string): Promise<number>;
  /**
   * Writes what arrives from that offset on until it ends or its line breaks: what has come is kept. Nothing is written
   * beyond the limit. Two that write the same file at once write the same bytes to the same offsets.
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
  /** Doing it twice is harmless. */
  remove(importId: string): Promise<void>;
  /** The imports that files of before that time are kept of. */
  listKept(before: Date): Promise<string[]>;
};
