import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { newDataFolder, openShop } from '#tests/launch/launch-shop.ts';

vi.setConfig({ testTimeout: 300_000 });

const admin = { email: 'solange@example.com', password: 'une-boutique-a-douala' };

test('ten photos of 12 megapixels sent at once are all taken, and the shop stays under 600 MB', async () => {
  const shop = await openShop(await newDataFolder(), {
    env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOG_LEVEL: 'warn' },
  });
  const home = `http://localhost:${shop.port}`;
  const token = await logIn(home);
  const photos = await takePhotos(10);
  const answers = await Promise.all(photos.map((photo) => send(home, token, photo)));
  expect(answers).toEqual(photos.map(() => 201));
  const shopMegabytes = await highestMemory(shop.processId);
  const pictureMegabytes = await highestMemory(await findPictureProcess(shop.processId));
  console.info(`Highest memory: ${shopMegabytes} MB the shop, ${pictureMegabytes} MB its picture process.`);
  expect(shopMegabytes).toBeLessThan(600);
  expect(shopMegabytes + pictureMegabytes).toBeLessThan(750);
});

async function logIn(home: string): Promise<string> {
  const response = await fetch(`${home}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  // The server checks its own answers against the contract before sending them.
  const { data } = (await response.json()) as { data: { accesstoken: string } };
  return data.accesstoken;
}

async function send(home: string, token: string, photo: Buffer<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.set('image', new Blob([photo]), 'photo.jpg');
  const response = await fetch(`${home}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return response.status;
}

/** Crops of one noisy picture: as expensive to decode as what a phone's camera gives. */
async function takePhotos(count: number): Promise<Buffer<ArrayBuffer>[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const ground = await sharp({
    create: { width: 4000 + count, height: 3000, channels: 3, background: '#a1435c', noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: ground.info.width, height: ground.info.height, channels: ground.info.channels };
  const photos: Buffer<ArrayBuffer>[] = [];
  for (let left = 0; left < count; left += 1) {
    const photo = await sharp(ground.data, { raw })
      .extract({ left, top: 0, width: 4000, height: 3000 })
      .jpeg({ quality: 85 })
      .toBuffer();
    photos.push(Buffer.from(photo));
  }
  return photos;
}

/** The peak memory of the process so far, in MB, as Linux counts it. */
async function highestMemory(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

async function findPictureProcess(shopProcessId: number): Promise<number> {
  for (const task of await readdir(`/proc/${shopProcessId}/task`)) {
    const children = await readFile(`/proc/${shopProcessId}/task/${task}/children`, 'utf8');
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8');
      if (command.includes('picture-program')) return Number(child);
    }
  }
  throw new Error('The shop has no picture process.');
}
