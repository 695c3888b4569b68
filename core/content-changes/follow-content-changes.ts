import { type Listening, listen, type Query } from '#db/listening.ts';

/** A cache of finished pages and answers that must learn when they are outdated. */
export type KeepsContent = {
  /** Shown content has changed; tags: `product:…`, `category:…`, `stock:…` (db/migrations/0044_content_changes.sql). */
  change: (tags: Iterable<string>) => void;
  /** The connection is lost: changes are no longer received. */
  doubt: (reason: unknown) => void;
  /** Changes are received from now on; earlier ones are unknown. */
  trust: () => void;
  /** Runs a few times a second on the connection that receives the changes. */
  beat?: ((query: Query) => Promise<void>) | undefined;
};

/** Exact stock figures are read this often, in addition to the announced changes. */
const beatMs = 300;

/** Receives every change of the shown catalogue, made by any process. */
export function followContentChanges(connectionString: string, keeper: KeepsContent): Listening {
  const ledger = createLedgerReader();
  return listen({
    connectionString,
    channel: 'content',
    beatMs,
    onNotice: (payload) => keeper.change(readTags(payload)),
    onBeat: async (query) => {
      keeper.change(await ledger.readTags(query));
      await keeper.beat?.(query);
    },
    onHeard: () => keeper.trust(),
    onLost: (reason) => keeper.doubt(reason),
  });
}

function readTags(payload: string): string[] {
  const tags: unknown = JSON.parse(payload);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : ['everything'];
}

type Movement = { id: string | null; product_id: string | null; oldest: string; next: string };

/**
 * Reads from the stock ledger which products' stock has moved since the last look; notices would make orders wait in their queue.
 * Movements get their number before they become visible, so the newest one seen is passed only after all transactions that were
 * running at that moment have ended.
 */
function createLedgerReader() {
  const seen = new Set<string>();
  let passed: string | undefined;
  let mark: { newest: string; next: bigint } | undefined;

  return {
    async readTags(query: Query): Promise<string[]> {
      passed ??= await newestMovement(query);
      const rows = await query<Movement>(
        `select movement.id::text, movement.product_id,
           pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next
         from (values (1)) as always
         left join (select id, product_id from stock_movements where id > $1) as movement on true
         order by movement.id`,
        [passed],
      );
      const [first] = rows;
      const moved = rows.flatMap(({ id, product_id }) =>
        id === null || product_id === null || seen.has(id) ? [] : [{ id, product_id }],
      );
      for (const { id } of moved) seen.add(id);
      if (first && mark && BigInt(first.oldest) >= mark.next) {
        passed = mark.newest;
        for (const id of seen) if (BigInt(id) <= BigInt(passed)) seen.delete(id);
        mark = undefined;
      }
      const newest = rows.at(-1)?.id;
      if (first && newest) mark ??= { newest, next: BigInt(first.next) };
      return moved.map(({ product_id }) => `stock:${product_id}`);
    },
  };
}

/** Numbers below the newest may belong to transactions still running at the start, so this many are read again. */
const underWayAtTheStart = 1_000;

async function newestMovement(query: Query): Promise<string> {
  const [newest] = await query<{ id: string }>(
    'select greatest(coalesce(max(id), 0) - $1, 0)::text as id from stock_movements',
    [underWayAtTheStart],
  );
  return newest?.id ?? '0';
}
