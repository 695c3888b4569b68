import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import Fastify from 'fastify';
import { readEnv } from '#server/env.ts';
import { mountServiceWorker } from '#server/pages/mount-service-worker.ts';
import { browserShop } from './browser-shop-address.ts';

export type FrontDoor = {
  url: string;
  /** Every path that was requested, in order. */
  asked: readonly string[];
  /** Makes the service worker that of another build with the same files, from now on. */
  deploy(build: string): Promise<void>;
  /** Passes requests to another shop from now on, as after an upgrade. */
  passTo(port: number): void;
  /** Makes the service worker that of a shop started with SERVICE_WORKER=off, from now on. */
  switchWorkerOff(): Promise<void>;
  /** Makes requests for this path wait until the returned function is called. */
  hold(path: string): () => void;
  close(): Promise<void>;
};

/**
 * The shop of the browser tests behind its own address, where a test can publish a build or slow a response down. Playwright's interception
 * in the page does not reach a service worker.
 */
export async function openFrontDoor(): Promise<FrontDoor> {
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  let worker: string | undefined;
  let behind = browserShop.port;
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    await held.get(request.url ?? '');
    if (request.url === '/sw.js' && worker !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker);
    } else passOn(request, response, behind);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    asked,
    deploy: async (build) => {
      const script = await (await fetch(`${browserShop.url}/sw.js`)).text();
      // Script files have such names as well, but after a path.
      worker = script.replace(/(?<=["'`])(shell|pages|answers)-[0-9a-z]+/g, `$1-${build}`);
    },
    passTo: (shopPort) => {
      behind = shopPort;
    },
    switchWorkerOff: async () => {
      const shop = Fastify();
      await mountServiceWorker(shop, readEnv({ SERVICE_WORKER: 'off' }).servesWorker);
      worker = (await shop.inject('/sw.js')).body;
    },
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, headers, url: path } = request;
  const onward = send({ port, host: 'localhost', method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that is left aborts its requests.
  response.once('close', () => onward.destroy());
  onward.once('error', () => response.destroy());
  request.pipe(onward);
}
