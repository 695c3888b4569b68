import type { Log } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import type { Encoding } from './accepted-encoding.ts';
import { type FinishedAnswer, finishAnswer, plainPart, providePart } from './finished-answer.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { createPolishing } from './polishing.ts';

export type { KeptAnswer };

/** An answer just made, with what it was made of. */
export type Made = {
  answer: FinishedAnswer;
  tags: ReadonlySet<string>;
  /** False for what is of one moment or one reader, or of an address that anyone can make up. */
  isKept: boolean;
  /** The database could not be asked, and the answer says so. */
  isOutage: boolean;
  /** When it stops being true by the clock alone. */
  freshUntil?: number;
};

export type Found = {
  answer: FinishedAnswer;
  /** Set where this is the last copy and the database could not be asked for a newer one. */
  lastMadeAt?: number;
};

/** `alias` is the request as it came; all requests for the same `key` share one rendering. */
export type Asked = { key: string; alias: string | undefined; encoding: Encoding };

export type ContentStore = {
  /** What may be written as it is: finished, and true. One look-up. */
  findFresh: (alias: string) => KeptAnswer | undefined;
  read: (asked: Asked, make: () => Promise<Made>) => Promise<Found>;
  /** Something that is shown has changed. */
  change: (tags: Iterable<string>) => void;
  /** Changes can no longer be heard: nothing that is kept counts as true. */
  doubt: () => void;
  /** Changes are heard from now on. */
  trust: () => void;
  state: () => ContentState;
};

/** `isTrusted` while changes are heard. */
export type ContentState = { isTrusted: boolean; answers: number; bytes: number };

export type ContentStoreOptions = {
  mostBytes: number;
  log: Log;
  /** Whether answers carry the names of what they show, for caches in front that are emptied by name. */
  namesWhatItShows?: boolean | undefined;
  now?: () => number;
};

/** Announced changes are heard at once; this is for changes without an announcement, such as New Year's Eve. */
const longestFreshMs = 600_000;
const restMs = 1_000;
/** How long a reader waits for a newer copy while changes cannot be heard. */
const patienceMs = 1_500;
const mostTries = 3;

type Flight = {
  made: Promise<Made>;
  /** For who came meanwhile, where changes are not heard. */
  next?: Promise<Made> | undefined;
  changed: Set<string>;
  isAllChanged: boolean;
};

export function createContentStore({
  mostBytes,
  log,
  namesWhatItShows = false,
  now = Date.now,
}: ContentStoreOptions): ContentStore {
  const answers = new KeptAnswers(mostBytes);
  const flights = new Map<string, Flight>();
  const polishing = createPolishing(answers, log);
  let isTrusted = false;

  function isFresh(kept: KeptAnswer): boolean {
    return kept.isFresh && now() < kept.freshUntil;
  }

  /** Asked for again: it stays longer, and is worth the work of a better compression. */
  function want(kept: KeptAnswer): void {
    if (kept.isWanted) return;
    kept.isWanted = true;
    polishing.add(kept);
  }

  async function read(asked: Asked, make: () => Promise<Made>): Promise<Found> {
    const found = await findOrMake(asked.key, make);
    await providePart(found.answer, asked.encoding);
    const kept = answers.find(asked.key);
    if (kept) answers.weigh(kept);
    if (kept && asked.alias !== undefined) answers.addAlias(kept, asked.alias);
    return found;
  }

  async function findOrMake(key: string, make: () => Promise<Made>): Promise<Found> {
    const kept = answers.find(key);
    if (!kept) return makeOnce(key, make);
    if (isFresh(kept)) {
      want(kept);
      return kept;
    }
    if (now() < kept.restsUntil) return { answer: kept.answer, lastMadeAt: kept.madeAt };
    return makeOrLastCopy(kept, make);
  }

  async function makeOrLastCopy(kept: KeptAnswer, make: () => Promise<Made>): Promise<Found> {
    try {
      const making = makeOnce(kept.key, make);
      const made = isTrusted ? await making : await withinPatience(making);
      if (made && !made.isOutage) return made;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
    }
    kept.restsUntil = now() + restMs;
    return { answer: kept.answer, lastMadeAt: kept.madeAt };
  }

  function makeOnce(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = flights.get(key);
    if (known && isTrusted) return known.made;
    // Where changes are not heard, what was begun before a change could pass for what is true after it: all who come meanwhile share the next.
    if (known) {
      known.next ??= known.made.then((made) => (made.isOutage ? made : makeOnce(key, make)));
      return known.next;
    }
    const watch = { changed: new Set<string>(), isAllChanged: false };
    const made = makeUntilTrue(key, make, watch).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = Object.assign(watch, { made });
    flights.set(key, flight);
    return made;
  }

  // A change that is announced while a page is made may or may not be in it: then it is made again.
  async function makeUntilTrue(
    key: string,
    make: () => Promise<Made>,
    watch: Pick<Flight, 'changed' | 'isAllChanged'>,
  ): Promise<Made> {
    for (let tries = 1; ; tries += 1) {
      watch.changed.clear();
      watch.isAllChanged = false;
      const made = namesWhatItShows ? withSurrogateKeys(await make()) : await make();
      // What ended by the clock while the page was made would be shown to all who wait for it.
      const hasEnded = (made.freshUntil ?? Number.POSITIVE_INFINITY) <= now();
      const isTrue = isTrusted && !hasEnded && !watch.isAllChanged && !showsAny(made.tags, watch.changed);
      if (isTrue || !isTrusted || tries === mostTries) {
        keep(key, made, isTrue);
        return made;
      }
    }
  }

  function keep(key: string, made: Made, isTrue: boolean): void {
    const before = answers.find(key);
    if (made.isOutage) return;
    if (!made.isKept) {
      if (before) answers.forget(before);
      return;
    }
    const isSame = before?.answer.etag === made.answer.etag && sameHeaders(before.answer, made.answer);
    answers.keep({
      key,
      // The same again: what was compressed well stays.
      answer: isSame ? before.answer : made.answer,
      tags: made.tags,
      madeAt: now(),
      freshUntil: Math.min(made.freshUntil ?? Number.POSITIVE_INFINITY, now() + longestFreshMs),
      isFresh: isTrue,
    });
  }

  function changeAll(): void {
    for (const kept of answers.all()) kept.isFresh = false;
    for (const flight of flights.values()) flight.isAllChanged = true;
  }

  return {
    findFresh(alias) {
      const kept = answers.findByAlias(alias);
      if (kept === undefined || !isFresh(kept)) return undefined;
      want(kept);
      return kept;
    },
    read,
    change(tags) {
      for (const tag of tags) {
        if (tag === 'everything') changeAll();
        for (const kept of answers.showing(tag)) kept.isFresh = false;
        for (const flight of flights.values()) flight.changed.add(tag);
      }
    },
    doubt() {
      isTrusted = false;
      changeAll();
    },
    trust() {
      changeAll();
      isTrusted = true;
    },
    state: () => ({ isTrusted, answers: answers.size, bytes: answers.bytes }),
  };
}

/** Undefined if it takes too long: a database that is frozen answers late or never, and there is a copy to show. */
function withinPatience(making: Promise<Made>): Promise<Made | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs, undefined);
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Stock moves too often to empty pages for it, and pages do not show its figures (decision 321). */
function withSurrogateKeys(made: Made): Made {
  const { answer, tags, isKept } = made;
  if (!isKept) return made;
  const keys = [...tags].filter((tag) => !tag.startsWith('stock:')).join(' ');
  const text = plainPart(answer).body.toString();
  return { ...made, answer: finishAnswer(answer.status, text, { ...answer.headers, 'surrogate-key': keys }) };
}

function showsAny(tags: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  for (const tag of changed) if (tags.has(tag)) return true;
  return false;
}

function sameHeaders(one: FinishedAnswer, other: FinishedAnswer): boolean {
  return JSON.stringify(one.headers) === JSON.stringify(other.headers);
}
