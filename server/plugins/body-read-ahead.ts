import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** The body of a request that was read before its route was known. */
export function bodyReadAhead(request: IncomingMessage): Buffer | undefined {
  return bodies.get(request);
}

export function noteBody(request: IncomingMessage, body: Buffer): void {
  bodies.set(request, body);
}
