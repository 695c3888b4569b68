import { createServer } from 'node:http';

// A separate process for comparison: the throughput of Node's HTTP server with the same answers, headers and body, and no other work.

type Answer = { head: string[]; body: Buffer };

const answers = new Map<string, Answer>();

const server = createServer((request, response) => {
  request.resume();
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.head).end(answer.body);
});

process.once('disconnect', () => process.exit());

process.on('message', (message: { path: string; head: string[]; body: string }) => {
  answers.set(message.path, { head: message.head, body: Buffer.from(message.body, 'base64') });
  process.send?.({ known: message.path });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
