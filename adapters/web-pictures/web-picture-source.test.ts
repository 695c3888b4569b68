import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createWebPictureSource } from './web-picture-source.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
}

test.each([
  ...['8.8.8.8', '197.159.0.10', '2606:4700::6810:84e5'].map((address) => [address, true] as const),
  ...[
    ...['127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:169.254.169.254',
      '64:ff9b::a9fe:a9fe',
      '2002:7f00:1::',
    ],
    ...['', 'localhost', '1'],
  ].map((address) => [address, false] as const),
])('%s is an address of the Internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('nothing is asked of a machine that is not on the Internet, however its address is written', async () => {
  let asked = 0;
  const address = await serve((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const { port } = new URL(address);
  const { fetch } = createWebPictureSource({ isAnyPort: true });
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
    expect(await fetch(`http://${host}:${port}/a.jpg`)).toBe('addressRefused');
  }
  expect(await fetch('file:///etc/passwd')).toBe('addressRefused');
  expect(await fetch('ftp://8.8.8.8/a.jpg')).toBe('addressRefused');
  expect(asked).toBe(0);
});

test('a server that moves a picture to an address inside is not followed', async () => {
  let asked = 0;
  const inside = await serve((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const outside = await serve((_request, response) => {
    response.writeHead(302, { location: `${inside.replace('127.0.0.1', '127.0.0.2')}/meta-data` }).end();
  });
  const { fetch } = createWebPictureSource({
    isAnyPort: true,
    isAllowed: (address) => address === '127.0.0.1',
  });
  expect(await fetch(`${outside}/a.jpg`)).toBe('addressRefused');
  expect(asked).toBe(0);
});

test('a picture is fetched, also from where it was moved to; what is missing, too large or too slow is said', async () => {
  const address = await serve((request, response) => {
    if (request.url === '/moved.jpg') response.writeHead(301, { location: '/there.jpg' }).end();
    else if (request.url === '/round.jpg') response.writeHead(302, { location: '/round.jpg' }).end();
    else if (request.url === '/there.jpg') response.end('picture');
    else if (request.url === '/large.jpg') response.end(Buffer.alloc(2_000));
    else if (request.url === '/slow.jpg') response.write('p');
    else if (request.url === '/broken.jpg') response.destroy();
    else response.writeHead(404).end();
  });
  const { fetch } = createWebPictureSource({
    isAnyPort: true,
    isAllowed: () => true,
    mostBytes: 1_000,
    patienceMs: 700,
  });
  expect(await fetch(`${address}/moved.jpg`)).toEqual(Buffer.from('picture'));
  expect(await fetch(`${address}/gone.jpg`)).toBe('notThere');
  expect(await fetch(`${address}/large.jpg`)).toBe('tooLarge');
  expect(await fetch(`${address}/slow.jpg`)).toBe('unreachable');
  expect(await fetch(`${address}/round.jpg`)).toBe('unreachable');
  expect(await fetch(`${address}/broken.jpg`)).toBe('unreachable');
  expect(await fetch('http://no-such-name.invalid/a.jpg')).toBe('unreachable');
});

test('names and passwords in an address are left out, also where they are not well written or a server moves to such a one', async () => {
  const seen: (string | undefined)[] = [];
  const address = await serve((request, response) => {
    seen.push(request.headers.authorization);
    const moved = `http://%zz@${request.headers.host}/there.jpg`;
    if (request.url === '/moved.jpg') response.writeHead(302, { location: moved }).end();
    else response.end('picture');
  });
  const { fetch } = createWebPictureSource({ isAnyPort: true, isAllowed: () => true });
  expect(await fetch(`${address.replace('//', '//%zz@')}/a.jpg`)).toEqual(Buffer.from('picture'));
  expect(await fetch(`${address.replace('//', '//me:secret@')}/moved.jpg`)).toEqual(Buffer.from('picture'));
  expect(seen).toEqual([undefined, undefined, undefined]);
});

test('only the ports of web servers are asked', async () => {
  let asked = 0;
  const address = await serve((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const { fetch } = createWebPictureSource({ isAllowed: () => true, patienceMs: 700 });
  expect(await fetch(`${address}/a.jpg`)).toBe('addressRefused');
  expect(asked).toBe(0);
});
