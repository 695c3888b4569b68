import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** The share of the busy time that a piece of code took itself, without its callees. */
export type SelfTime = { where: string; share: number };

const root = fileURLToPath(new URL('..', import.meta.url));
/** Not counted as busy: idle time, and the sampler, which costs time too. */
const passedOver = new Set(['(idle)', '(root)', 'Node: inspector']);

/**
 * Samples this process, as `node --cpu-prof` does, until the returned function is called; shares are of the time in which the process was
 * busy.
 */
export async function sampleSelfTimes(): Promise<() => Promise<SelfTime[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
    const times = new Map<string, number>();
    for (const [index, id] of (profile.samples ?? []).entries()) {
      const where = places.get(id) ?? '(root)';
      if (passedOver.has(where)) continue;
      times.set(where, (times.get(where) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
    }
    const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
    return [...times]
      .map(([where, time]) => ({ where, share: time / busy }))
      .toSorted((one, other) => other.share - one.share);
  };
}

/** The package, the module of Node, or our folder; V8's own work has a name in brackets. */
function placeOf({ url, functionName }: { url: string; functionName: string }): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'V8 and Node, native';
  if (url.startsWith('node:'))
    return `Node: ${
      url
        .slice('node:'.length)
        .replace(/^internal\//, '')
        .split('/')[0]
    }`;
  const path = url.startsWith('file:') ? fileURLToPath(url).replace(root, '') : url;
  const ofPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (ofPackage !== undefined) return ofPackage;
  if (path.startsWith('build/')) return 'our pages, built';
  return path.split('/').slice(0, 2).join('/');
}
