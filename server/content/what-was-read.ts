/** What a page or an answer depends on, recorded while it is made. */
export type WhatWasRead = {
  tags: Set<string>;
  /** False once something was read that belongs to one moment or one reader, or that anyone can make up. */
  isKept: boolean;
  /** The database could not be reached. */
  isOutage: boolean;
  /** The moment at which the answer changes by the clock alone; in milliseconds since 1970 by the machine's clock. */
  trueUntil: number;
};

export function nothingReadYet(): WhatWasRead {
  return { tags: new Set(), isKept: true, isOutage: false, trueUntil: Number.POSITIVE_INFINITY };
}
