import { createServer, type Server } from 'node:net';
import { afterAll } from 'vitest';

/** A server with just enough SMTP to receive a mail. Returns its address. */
export function listenForMail(
  onMessage: (message: string) => void,
  answerToRecipient: () => string = () => '250 ok',
): Promise<string> {
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        onMessage(data.slice(0, -3));
        data = undefined;
        socket.write('250 ok\r\n');
      } else if (/^EHLO/i.test(text)) socket.write('250 test\r\n');
      else if (/^RCPT/i.test(text)) socket.write(`${answerToRecipient()}\r\n`);
      else if (/^DATA/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  afterAll(() => void server.close());
  return addressOf(server);
}

function addressOf(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve(`smtp://127.0.0.1:${port}`);
    });
  });
}
