import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A service that redirects each request to another address, and records what was requested there. */
export async function redirectingServer(status: number) {
  const heardElsewhere: string[] = [];
  const elsewhere = await listen((request, response) => {
    heardElsewhere.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const url = await listen((request, response) => {
    response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
  });
  return { url, host: new URL(url).host, heardElsewhere };
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  // A server that listens on a port has an `AddressInfo` for its address.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
