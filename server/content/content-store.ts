import type { Log } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import type { Encoding } from './accepted-encoding.ts';
import { type FinishedAnswer, finishAnswer, plainPart, providePart } from './finished-answer.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { createPolishing } from './polishing.ts';

export type { KeptAnswer };

/** An answer just made, with what it depends on. */
export type Made = {
  answer: FinishedAnswer;
  tags: ReadonlySet<string>;
  /** False for an answer for one moment or one reader, or at an address that anyone can make up. */
  isKept: boolean;
  /** The database could not be reached, and the answer says so. */
  isOutage: boolean;
  /** When the answer stops being true by the clock alone; undefined if it does not. */
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
  /** A finished answer that is still true and can be written unchanged. Costs one look-up. */
  findFresh: (alias: string) => KeptAnswer | undefined;
  read: (asked: Asked, make: () => Promise<Made>) => Promise<Found>;
  /** Called when something that answers show has changed. */
  change: (tags: Iterable<string>) => void;
  /** Called when changes can no longer be received: no kept answer counts as true. */
  doubt: () => void;
  /** Called when changes are received again. */
  trust: () => void;
  state: () => ContentState;
};

/** `isTrusted` while changes are received. */
export type ContentState = { isTrusted: boolean; answers: number; bytes: number };

export type ContentStoreOptions = {
  mostBytes: number;
  log: Log;
  /** Whether answers list the tags of what they show, for caches in front of the shop that are emptied by tag. */
  namesWhatItShows?: boolean | undefined;
  now?: () => number;
};

/** Announced changes take effect at once; this is for changes without an announcement, such as New Year's Eve. */
const longestFreshMs = 600_000;
const restMs = 1_000;
/** How long a reader waits for a newer copy while changes cannot be received. */
const patienceMs = 1_500;
const mostTries = 3;

type Flight = {
  made: Promise<Made>;
  /** The next run, shared by requests that arrived during this one while changes are not received. */
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

  /** A repeated request: the answer stays longer, and is worth a better compression. */
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
    // While changes are not received, an answer begun before a change could pass for one made after it: requests that arrive during a run share the
    // next run.
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

  // A change announced while a page is made may or may not be in it, so the page is made again.
  async function makeUntilTrue(
    key: string,
    make: () => Promise<Made>,
    watch: Pick<Flight, 'changed' | 'isAllChanged'>,
  ): Promise<Made> {
    for (let tries = 1; ; tries += 1) {
      watch.changed.clear();
      watch.isAllChanged = false;
      const made = namesWhatItShows ? withSurrogateKeys(await make()) : await make();
      // An answer that expired while it was made would be shown to all who wait for it.
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
      // If the answer is the same, the well-compressed copy stays.
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

/** Undefined if it takes too long: a frozen database answers late or never, and there is a copy to show. */
function withinPatience(making: Promise<Made>): Promise<Made | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs, undefined);
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Lists the tags without stock: stock changes too often to empty pages for it, and pages do not show its figures (decision 321). */
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
