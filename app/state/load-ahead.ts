const AHEAD = 'x-ahead';
/** How long an answer may be used: longer than the time from a touch to the page, but not so long that prices become outdated. */
const FRESH_MS = 15_000;

type Asked = { request: Request };
type Kept<Data> = { address: string; at: number; answer: Promise<Data> };

/** The request for a page's data before the page is opened: see `usePagesAhead`. */
export function requestAhead(address: string): Request {
  return new Request(address, { headers: { [AHEAD]: '1' } });
}

/**
 * A `clientLoader` that uses the data requested ahead, and loads again when that is missing or not whole. `prepare` gets the data of a
 * request ahead as soon as it arrives, to load its first picture.
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
