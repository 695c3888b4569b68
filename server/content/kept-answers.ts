import { bytesOf, type FinishedAnswer } from './finished-answer.ts';

/** A kept answer, with what it depends on and how long it stays true. */
export type KeptAnswer = {
  readonly key: string;
  answer: FinishedAnswer;
  /** The parts of the catalogue it shows. */
  tags: ReadonlySet<string>;
  madeAt: number;
  /** The latest moment at which it counts as true, even without an announced change. */
  freshUntil: number;
  /** Nothing it shows has changed since it was made. */
  isFresh: boolean;
  /** Requested since the hand last passed over it. */
  isWanted: boolean;
  /** Until then the last copy is served without asking the database again. */
  restsUntil: number;
  /** Raw forms of the request that lead to it. */
  aliases: string[];
  bytes: number;
};

const mostAliases = 8;

/**
 * Answers by key and by raw request, within a limit of bytes. Answers requested again outlive those requested once: a
 * stranger who requests a thousand made-up addresses first displaces other answers of that kind.
 */
export class KeptAnswers {
  private readonly byKey = new Map<string, KeptAnswer>();
  private readonly byAlias = new Map<string, KeptAnswer>();
  private readonly byTag = new Map<string, Set<KeptAnswer>>();
  private readonly mostBytes: number;
  bytes = 0;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  get size(): number {
    return this.byKey.size;
  }

  find(key: string): KeptAnswer | undefined {
    return this.byKey.get(key);
  }

  findByAlias(alias: string): KeptAnswer | undefined {
    return this.byAlias.get(alias);
  }

  showing(tag: string): Iterable<KeptAnswer> {
    return this.byTag.get(tag) ?? [];
  }

  all(): Iterable<KeptAnswer> {
    return this.byKey.values();
  }

  keep(made: Omit<KeptAnswer, 'aliases' | 'bytes' | 'isWanted' | 'restsUntil'>): void {
    const before = this.byKey.get(made.key);
    const aliases = before?.aliases ?? [];
    if (before) this.forget(before);
    const kept = { ...made, aliases, bytes: 0, isWanted: before?.isWanted ?? false, restsUntil: 0 };
    this.byKey.set(kept.key, kept);
    for (const alias of aliases) this.byAlias.set(alias, kept);
    for (const tag of kept.tags) this.byTag.set(tag, (this.byTag.get(tag) ?? new Set()).add(kept));
    this.weigh(kept);
  }

  /**
   * Lets a raw request find the answer directly next time. Only the newest aliases are kept, so that odd ones never displace the usual one for good.
   */
  addAlias(kept: KeptAnswer, alias: string): void {
    if (kept.aliases.includes(alias)) return;
    kept.aliases.push(alias);
    for (const oldest of kept.aliases.splice(0, kept.aliases.length - mostAliases))
      this.byAlias.delete(oldest);
    this.byAlias.set(alias, kept);
    this.weigh(kept);
  }

  forget(kept: KeptAnswer): void {
    this.byKey.delete(kept.key);
    for (const alias of kept.aliases) this.byAlias.delete(alias);
    for (const tag of kept.tags) {
      const showing = this.byTag.get(tag);
      showing?.delete(kept);
      if (showing?.size === 0) this.byTag.delete(tag);
    }
    this.bytes -= kept.bytes;
  }

  /** Updates the counted bytes after a part was added to the answer. */
  weigh(kept: KeptAnswer): void {
    if (this.byKey.get(kept.key) !== kept) return;
    const aliases = kept.aliases.reduce((sum, alias) => sum + 2 * alias.length, 0);
    const bytes = bytesOf(kept.answer) + aliases + 100 * kept.tags.size;
    this.bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    this.makeRoom();
  }

  /** A clock algorithm: the hand starts at the oldest answer, and one requested since the last round stays for one more. */
  private makeRoom(): void {
    for (const kept of this.byKey.values()) {
      if (this.bytes <= this.mostBytes) return;
      if (kept.isWanted) {
        kept.isWanted = false;
        // Moves it to the end of the round: a Map iterates in the order of insertion.
        this.byKey.delete(kept.key);
        this.byKey.set(kept.key, kept);
      } else {
        this.forget(kept);
      }
    }
  }
}
