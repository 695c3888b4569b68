import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';

export { pageContext };

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole document before answering: the server hashes its inline scripts for the CSP, compresses it once and
 * tags it, which needs the finished text.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { scriptMarker } = loadContext.get(pageContext);
  const page = <ServerRouter context={context} url={request.url} nonce={scriptMarker} />;
  const html = await renderDocument(page, scriptMarker, (renderError) => {
    console.error(renderError);
    status = 500;
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, { status, headers });
}

function renderDocument(
  element: React.ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
    const stream = renderToPipeableStream(element, {
      nonce,
      // Suspense boundaries stay in place: pages must be readable without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        // Left running, the timer keeps the whole render in memory.
        clearTimeout(timer);
        stream.pipe(
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString('utf8'));
              done();
            },
          }),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
  });
}

/** Loader and render failures; refusals thrown as responses (404) are answers, not failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
