const AHEAD = 'x-ahead';
/** Longer than from a touch to the page; a price should not be older. */
const FRESH_MS = 15_000;

type Asked = { request: Request };
type Kept<Data> = { address: string; at: number; answer: Promise<Data> };

/** A page's data, asked for before the page is: see `usePagesAhead`. */
export function requestAhead(address: string): Request {
  return new Request(address, { headers: { [AHEAD]: '1' } });
}

/**
 * A `clientLoader` that takes what was asked for ahead. What did not come whole is asked for again; `prepare` gets what came, for its first
 * picture.
 */
export function loadedAhead<Args extends Asked, Data>(
  load: (asked: Args) => Promise<Data>,
  {
    isWhole = () => true,
    prepare,
  }: { isWhole?: (data: Data) => boolean; prepare?: (data: Data) => void } = {},
): (asked: Args) => Promise<Data> {
  let kept: Kept<Data> | undefined;

  return async (asked) => {
    const { url: address, headers } = asked.request;
    const known = kept?.address === address && Date.now() - kept.at < FRESH_MS ? kept.answer : undefined;
    if (headers.has(AHEAD)) {
      if (known) return known;
      const answer = load(asked);
      kept = { address, at: Date.now(), answer };
      prepare?.(await answer);
      return answer;
    }
    kept = undefined;
    try {
      const data = await known;
      if (data !== undefined && isWhole(data)) return data;
    } catch (failure) {
      console.info('A page asked for ahead did not come', failure);
    }
    return load(asked);
  };
}
