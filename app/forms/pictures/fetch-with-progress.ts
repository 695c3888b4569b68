/**
 * A `fetch` that reports how much of the body was sent, from 0 to 1, which the browser's own does not. A connection that takes no more bytes for
 * `stalledMs` counts as lost.
 */
export function fetchWithProgress(
  onProgress: (share: number) => void,
  { stalledMs }: { stalledMs?: number } = {},
): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const watch = () => {
        clearTimeout(stalled);
        if (stalledMs !== undefined) stalled = setTimeout(() => request.abort(), stalledMs);
      };
      request.addEventListener('loadend', () => clearTimeout(stalled));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        watch();
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        resolve(new Response(request.responseText, { status: request.status }));
      });
      request.addEventListener('error', () => reject(new TypeError('No answer')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      watch();
      request.send(body instanceof FormData ? body : null);
    });
}
