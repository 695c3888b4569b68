import type { FileTrouble } from '#shared/catalogue-files.ts';

/** Thrown where the file is to blame, and told as it is. */
export class TableTrouble extends Error {
  readonly trouble: FileTrouble;
  readonly value: string;

  constructor(trouble: FileTrouble, value = '') {
    super(trouble);
    this.trouble = trouble;
    this.value = value;
  }
}
