/**
 * How a picture loads: `true` for what is on the first screen, `first` for the one that the page is waited for. No frame waits until that one is decoded:
 * an AVIF of 720 px took 30 ms here, and four times that as Lighthouse counts a phone.
 */
export function loadingOf(eager: boolean | 'first') {
  if (eager === 'first') return { loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const;
  return eager ? ({ loading: 'eager' } as const) : ({ loading: 'lazy' } as const);
}
