import { addPicture } from '../media/add-picture.ts';
import type { Store } from '../store.ts';
import { isWebAddress } from './foreign-values.ts';
import { keepFile, notDealtWith } from './kept-files.ts';

type Fetcher = Pick<Store, 'db' | 'clock' | 'media' | 'pictureSource'>;

const atOnce = 4;
const inOneStep = 16;

/** A server that failed to answer this often in an import is not asked again: each try lasts until its time limit. */
const mostSilences = 5;

/**
 * Fetches the next pictures that rows name by address, each once. Each batch is stored before the next one is fetched: after a killed
 * process, the next one continues behind it.
 */
export async function fetchPictures(
  store: Fetcher,
  importId: string,
  names: readonly string[],
): Promise<'all' | 'more'> {
  const missing = await notDealtWith(store.db, importId, names.filter(isWebAddress));
  const next = missing.slice(0, inOneStep);
  for (let index = 0; index < next.length; index += atOnce) {
    const silent = await findSilentHosts(store, importId);
    await Promise.all(
      next.slice(index, index + atOnce).map((url) => fetchOne(store, { importId, address: url, silent })),
    );
  }
  return missing.length > next.length ? 'more' : 'all';
}

async function fetchOne(
  store: Fetcher,
  { importId, address, silent }: { importId: string; address: string; silent: ReadonlySet<string> },
): Promise<void> {
  const fetched = silent.has(hostOf(address)) ? 'unreachable' : await store.pictureSource.fetch(address);
  const stored = typeof fetched === 'string' ? undefined : await addPicture(store, fetched);
  const url = stored?.ok ? stored.value.url : null;
  const refusal = stored?.ok ? null : (stored?.refusal.code ?? String(fetched));
  await keepFile(store.db, { importId, name: address, url, refusal });
}

async function findSilentHosts({ db }: Fetcher, importId: string): Promise<Set<string>> {
  const unanswered = await db
    .selectFrom('importFiles')
    .select('name')
    .where('importId', '=', importId)
    .where('refusal', '=', 'unreachable')
    .execute();
  const hosts = Map.groupBy(unanswered, ({ name }) => hostOf(name));
  return new Set([...hosts].flatMap(([host, silences]) => (silences.length < mostSilences ? [] : host)));
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
