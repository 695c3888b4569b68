import type { FileTrouble } from '#shared/catalogue-files.ts';

/** Thrown if the file itself is wrong; its message is shown to the owner. */
export class TableTrouble extends Error {
  readonly trouble: FileTrouble;
  readonly value: string;

  constructor(trouble: FileTrouble, value = '') {
    super(trouble);
    this.trouble = trouble;
    this.value = value;
  }
}
