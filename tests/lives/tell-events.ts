import { expect } from 'vitest';
import { receiveWebhook } from '#core/settlement/receive-webhook.ts';
import type { Store } from '#core/store.ts';
import { unlessKilled } from './dying-store.ts';
import { type ProviderEvent, signature } from './provider-with-books.ts';
import { eventsOf, type World } from './world.ts';

/** Sends an event by HTTP as providers do; to a process that is being killed, by calling its use case directly. */
async function tell({ shop }: World, store: Store, { provider, body }: ProviderEvent): Promise<void> {
  const headers = { signature };
  if (store !== shop.store) {
    await receiveWebhook(store, provider, { rawBody: Buffer.from(body), headers, query: {} });
    return;
  }
  const url = `/api/payment/webhook/${provider}`;
  const { statusCode } = await shop.app.inject({ method: 'POST', url, headers, payload: body });
  expect(statusCode, body).toBe(200);
}

/** Sends waiting events; one that the shop did not take is sent again later, as providers do. */
export async function tellEvents(world: World, store: Store, most: number): Promise<void> {
  const waiting = eventsOf(world)
    .filter(({ isTold }) => !isTold)
    .slice(0, most + 1);
  for (const event of waiting) {
    const heard = await unlessKilled(tell(world, store, event).then(() => true));
    if (heard) event.isTold = true;
    else return;
  }
}

/** Sends an event again that was heard before, counted from the newest. */
export async function tellAgain(world: World, store: Store, nth: number): Promise<void> {
  const heard = eventsOf(world)
    .filter(({ isTold }) => isTold)
    .at(-1 - nth);
  if (heard) await tell(world, store, heard);
}

export async function tellEverything(world: World): Promise<void> {
  for (const event of eventsOf(world)) {
    if (event.isTold) continue;
    await tell(world, world.shop.store, event);
    event.isTold = true;
  }
}
