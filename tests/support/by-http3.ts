import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** The page as a browser gets it that uses HTTP/3 on this port from the first request on. */
export async function openByHttp3(port: number, ca: string, path: string) {
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { PATH: process.env.PATH ?? '', ...found.env },
    args: [
      ...found.args,
      '--enable-quic',
      `--origin-to-force-quic-on=localhost:${port}`,
      // The only way to make a browser accept, over QUIC, a certificate that no public authority has signed.
      `--ignore-certificate-errors-spki-list=${await keyPrint(port, ca)}`,
    ],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`https://localhost:${port}${path}`);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => Reflect.get(entry, 'nextHopProtocol'),
      ),
    );
    return { heading, protocols: [...new Set(protocols)] };
  } finally {
    await browser.close();
  }
}

/** The fingerprint of the public key in the server's certificate. */
async function keyPrint(port: number, ca: string): Promise<string> {
  const socket = connect({ port, host: 'localhost', servername: 'localhost', ca });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64');
}
