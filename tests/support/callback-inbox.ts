import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IncomingWebhook } from '#core/payments/payment-provider.ts';

type ReceivedCallback = IncomingWebhook & { method: string; headers: IncomingHttpHeaders };

export type CallbackInbox = {
  url: string;
  received: ReceivedCallback[];
  /** The first `count` callbacks, as soon as they have arrived. */
  take(count: number): Promise<ReceivedCallback[]>;
  close(): void;
};

/** Plays the shop's webhook endpoint: takes every callback and keeps it as it came. */
export async function openCallbackInbox(): Promise<CallbackInbox> {
  const received: ReceivedCallback[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const rawBody = await buffer(request);
    received.push({ method: request.method ?? '', headers: request.headers, rawBody, query: {} });
    response.end();
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/callback`,
    received,
    take: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received.slice(0, count));
        };
        waiting.add(look);
        look();
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
