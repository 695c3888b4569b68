import { renderToStringAsync } from 'preact-render-to-string';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';

export { pageContext };

/**
 * Renders the whole document before answering: the server hashes its inline scripts for the CSP, compresses it once and
 * gives it an ETag, all of which need the finished text.
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
  // The router adds this attribute for React, which would not write it.
  const html = (await renderToStringAsync(page)).replaceAll('<script suppressHydrationWarning', '<script');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Logs failures of loaders and of rendering; refusals thrown as responses (404) are answers, not failures. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageContext).noteFailure(error);
}
