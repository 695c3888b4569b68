import { execFile, execFileSync } from 'node:child_process';
import { type FileHandle, open, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createDatabase } from '#db/client.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { apiAt, type Launched } from '#tests/launch/launch-shop.ts';
import { makeProduct } from '#tests/support/make.ts';

/** The command that starts the shop with a disk of its own, which only the shop sees. */
export const onDiskOf = (size: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${size} shop "$DATA_DIR" && exec "$@"`,
  'sh',
];

/** Whether this machine allows it; not every container does. */
export function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'shop', '/mnt']);
    return true;
  } catch {
    return false;
  }
}

/** Returns how this process reaches a file on that shop's disk. */
export function seenFromHere({ processId }: Launched, dataFolder: string) {
  return (name: string) => join(`/proc/${processId}/root`, dataFolder, name);
}

/** Runs a program of the shop next to it, on the same disk. */
export async function runBeside(
  { processId }: Launched,
  dataFolder: string,
  args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  const inside = ['--preserve-credentials', '--user', '--mount', `--target=${processId}`];
  const cwd = new URL('../..', import.meta.url);
  const env = { ...process.env, DATA_DIR: dataFolder };
  try {
    const command = ['sh', '-c', `cd "${cwd.pathname}" && exec "$@"`, 'sh', process.execPath, ...args];
    const { stdout } = await promisify(execFile)('nsenter', [...inside, ...command], { env });
    return { exitCode: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stderr' in error)) throw error;
    return { exitCode: Number(error.code), output: String(error.stderr) };
  }
}

/** Fills the disk up to this many free bytes, counting only what is free at the start, not what is freed meanwhile. */
export async function fill(path: string, leftBytes = 0): Promise<void> {
  const file = await open(path, 'a');
  const { bavail, bsize } = await statfs(dirname(path));
  let left = bavail * bsize - leftBytes;
  try {
    for (const size of [1_000_000, 10_000, 100, 1]) {
      while (left >= size && (await fits(file, size))) left -= size;
    }
  } finally {
    await file.close();
  }
}

function fits(file: FileHandle, size: number): Promise<boolean> {
  return file.write(Buffer.alloc(size)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC') return false;
      throw error;
    },
  );
}

/** Adds a product to the shop's own database, whose folder this is. */
export async function makeProductIn(cluster: string) {
  const password = await readFile(join(cluster, 'shop-password'), 'utf8');
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
  const db = createDatabase(`postgres://shop:${password}@127.0.0.1:${port}/shop`);
  try {
    return await makeProduct({ db }, { price: 5000, stock: 100 });
  } finally {
    await db.destroy();
  }
}

export async function placeOrder(port: number, product: Awaited<ReturnType<typeof makeProduct>>) {
  const mobile = `6770${String(Date.now()).slice(-5)}`;
  const { data: account } = await apiAt(port).phoneAccount.open({
    ...{ name: 'Aïcha Bello', mobile, city: 'yaounde', addressLine: 'Bastos, face pharmacie' },
  });
  const api = apiAt(port, account.tokens?.accessToken);
  await api.cart.create({ productId: product.id });
  const [address] = (await api.address.get({})).data;
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: product.id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: bill([{ ...product, price: francs(product.price), quantity: 1 }]).total,
  });
  return data;
}

type Uploaded = { status: number; body: { code?: string; message: string; data: { url: string } | null } };

/** Sends a new picture of 2 MB, different from all earlier ones. */
export async function sendPicture(port: number, token: string): Promise<Uploaded> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#a1435c', noise },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(bytes)]), 'photo.png');
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' };
  const answer = await fetch(`http://localhost:${port}/api/file/upload`, {
    ...{ method: 'POST', headers, body: form },
  });
  const body: Uploaded['body'] = await answer.json();
  return { status: answer.status, body };
}
