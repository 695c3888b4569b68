import type { Page } from '@playwright/test';
import { failureMessages } from '#shared/messages/failure-messages.ts';

/** The API's message for an error on its own side. */
export const failureText = failureMessages.en.internal;

/** Answers the next call to the endpoint whose address contains `about` with a 500, as the API would. All later calls reach the shop. */
export async function failOnce(page: Page, endpoint: string, about = ''): Promise<{ count: () => number }> {
  let failed = 0;
  const { method, matches } = addressOf(endpoint);
  await page.route(matches, (route) => {
    const request = route.request();
    if (failed > 0 || request.method() !== method || !request.url().includes(about)) return route.fallback();
    failed += 1;
    return route.fulfill({
      status: 500,
      json: { success: false, error: true, message: failureText, code: 'INTERNAL' },
    });
  });
  return { count: () => failed };
}

/** Makes every API call take as long as on a bad day of the mobile network, and at least until `looked` resolves. */
export async function slowDown(page: Page, milliseconds: number, looked?: Promise<void>): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await looked;
    // A page that was left has aborted its requests meanwhile.
    await route.fallback().catch(() => undefined);
  });
}

/** How often the endpoint was called. */
export function countCalls(page: Page, endpoint: string): () => number {
  let calls = 0;
  const { method, matches } = addressOf(endpoint);
  page.on('request', (request) => {
    if (request.method() === method && matches(new URL(request.url()))) calls += 1;
  });
  return () => calls;
}

/** Gives answers that this shop cannot give without an outside service or its owner. */
export async function answerWith(page: Page, endpoint: string, answer: object): Promise<void> {
  const { method, matches } = addressOf(endpoint);
  await page.route(matches, (route) =>
    route.request().method() === method
      ? route.fulfill({ json: { success: true, error: false, message: 'Done', ...answer } })
      : route.fallback(),
  );
}

export function addressOf(endpoint: string) {
  const [method = '', path = ''] = endpoint.split(' ');
  return { method, path, matches: ({ pathname }: URL) => pathname === path };
}
