import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { capConnections, endSlowBodies } from './slow-clients.ts';

async function open(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}

test('a request whose body does not arrive is ended, a form with a file is waited for', async () => {
  const listener = vi.fn();
  const port = await open(createServer(endSlowBodies(listener, 100)));
  const post = (kind: string) =>
    `POST /api/user/login HTTP/1.1\r\nHost: shop\r\nContent-Type: ${kind}\r\nContent-Length: 1000\r\n\r\n{"email":`;
  expect(await say(port, post('application/json'))).toContain('408 Request Timeout');

  const upload = connect(port, '127.0.0.1');
  upload.write(post('multipart/form-data; boundary=x'));
  let isClosed = false;
  upload.once('close', () => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(isClosed).toBe(false);
  upload.destroy();
});

test('a request that has arrived is not ended, however long its answer takes', async () => {
  const port = await open(
    createServer(
      endSlowBodies((request, response) => {
        request.resume();
        setTimeout(() => response.end('done'), 300);
      }, 100),
    ),
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).text()).toBe(
    'done',
  );
});

test('an address that holds very many connections gets no more, others do', () => {
  const server = createServer();
  capConnections(server, 2);
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit('connection', socket);
    return socket;
  };
  const [first] = [connectFrom('203.0.113.7'), connectFrom('203.0.113.7')];
  expect(connectFrom('203.0.113.7').destroy).toHaveBeenCalled();
  expect(connectFrom('203.0.113.8').destroy).not.toHaveBeenCalled();
  first?.emit('close');
  expect(connectFrom('203.0.113.7').destroy).not.toHaveBeenCalled();
  // All IPv6 addresses of one home count as one client.
  connectFrom('2001:db8:1:2::1');
  connectFrom('2001:db8:1:2::2');
  expect(connectFrom('2001:db8:1:2::3').destroy).toHaveBeenCalled();
  expect(connectFrom('2001:db8:1:3::1').destroy).not.toHaveBeenCalled();
  for (let count = 0; count < 5; count += 1) expect(connectFrom('127.0.0.1').destroy).not.toHaveBeenCalled();
});
