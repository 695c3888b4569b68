import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';

/** A body of 128 KB takes some seconds on a slow phone line. */
const bodyMs = 30_000;
/** Generous: behind a mobile carrier whole quarters share one address. */
const mostConnections = 500;

/** Ends requests whose body does not arrive in time. Files may take minutes and have only the server's limit. */
export function endSlowBodies(listener: RequestListener, limitMs = bodyMs): RequestListener {
  return (request, response) => {
    if (hasShortBody(request)) {
      const timer = setTimeout(() => {
        if (response.headersSent) request.socket.destroy();
        else
          request.socket.end(
            'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
          );
      }, limitMs);
      const stop = () => clearTimeout(timer);
      request.once('end', stop).once('close', stop);
    }
    listener(request, response);
  };
}

function hasShortBody({ headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !headers['content-type']?.startsWith('multipart/form-data');
}

/**
 * Refuses further connections of an address that holds very many. This machine's own address is exempt: it is a proxy
 * that TRUST_PROXY does not name yet.
 */
export function capConnections(server: Server, most = mostConnections): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isThisMachine(address)) return;
    const client = networkOf(address);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
}

export function isThisMachine(address: string): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(address);
}
