import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test';

/** Announces errors that a test provokes on purpose; everything else that goes wrong in the browser fails the test. */
export type Trouble = { expect: (...patterns: RegExp[]) => void };

/** Records each complaint of the browser: console errors and warnings, uncaught errors, failed and refused requests. */
export function watchForTrouble(context: BrowserContext) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => noteConsole(message, seen));
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => noteRefusal(response, seen));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or a query that is typed over, aborts its requests.
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    trouble: { expect: (...patterns: RegExp[]) => void expected.push(...patterns) } satisfies Trouble,
    unexpected: () => seen.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}

function noteConsole(message: ConsoleMessage, seen: string[]): void {
  // Chromium also logs refused requests; the response listener records more about them.
  if (message.text().startsWith('Failed to load resource')) return;
  // A line of Playwright's own, where a test has not asked for the service worker.
  if (message.text() === 'Service Worker registration blocked by Playwright') return;
  // Chromium asks the worker a second time for a file that it has just had from it. That fetches nothing, as the requests counted at the
  // server in tests/full/service-worker.spec.ts show.
  if (
    /^A preload for '[^']+\/(assets|fonts)\/.+cross-world service worker resource mismatch/.test(
      message.text(),
    )
  )
    return;
  if (message.type() === 'error' || message.type() === 'warning') {
    seen.push(`console.${message.type()}: ${message.text()}`);
  }
}

function noteRefusal(response: Response, seen: string[]): void {
  if (response.status() >= 400) {
    seen.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  }
}
