import type { Api } from '#shared/contract/contract.ts';

/** Begins a new count, after ending any that another test has left. */
export async function beginCount(api: Api): Promise<string> {
  await endCounts(api);
  const begun = await api.stockCount.start({});
  return begun.data.count?.id ?? '';
}

export async function endCounts(api: Api): Promise<void> {
  const { data } = await api.stockCount.get({});
  if (data.count) await api.stockCount.end({ countId: data.count.id, applies: false });
}

export function newBarcode(): string {
  return String(Math.floor(Math.random() * 9e12) + 1e12);
}
