import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestShop } from './app.ts';

export type PlainAnswer = { status: number; body: { code?: string; data?: { state?: string } | null } };
type Sent = { method: string; path: string; token?: string; form?: Form };
type Form = { fields: Record<string, string>; file: Buffer; field?: string };

const boundary = 'one-connection';

/** Sends one request after another on one connection, as a browser does. Fails for a request without an answer within five seconds. */
export async function onOneConnection({ app }: Pick<TestShop, 'app'>) {
  if (!app.server.listening) await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    send({ method, path, token, form }: Sent): Promise<PlainAnswer> {
      const body = form ? bodyOf(form) : [];
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(form && {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.reduce((sum, { length }) => sum + length, 0),
        }),
      };
      return new Promise((resolve, reject) => {
        const sending = request({ port, method, path, agent, headers, timeout: 5_000 }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
            }),
          );
        });
        sending.on('timeout', () => sending.destroy(new Error(`No answer to ${method} ${path}`)));
        sending.on('error', reject);
        for (const piece of body) sending.write(piece);
        sending.end();
      });
    },
  };
}

function bodyOf({ fields, file, field = 'file' }: Form): Buffer[] {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="x.csv"\r\n\r\n`;
  return [Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)];
}
