import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import { keptShop, openBeside } from '#tests/support/kept-shop.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';

const shop = await keptShop();
const { store, see, ask, rendered } = shop;
const product = await makeProduct(store, { description: 'Rouge à lèvres '.repeat(200) });
const path = productPath({ _id: product.id, name: product.name });
// Read once, so that no change made above is still to be announced.
await see('/');
await see(path);

/** How many pages were made while the work ran. */
async function madeDuring(work: () => Promise<unknown>): Promise<number> {
  const before = rendered.length;
  await work();
  return rendered.length - before;
}

test('fifty visitors at once are answered from one making', async () => {
  const made = await madeDuring(() => Promise.all(Array.from({ length: 50 }, () => see('/search?q=velvet'))));
  expect(made).toBe(1);
});

describe('the same page', () => {
  test.each([
    ['with a campaign’s name', '?utm_source=whatsapp&fbclid=1'],
    ['with a first page', '?page=1'],
    ['with an empty query', '?'],
  ])('%s is not made again', async (_how, query) => {
    await see('/offers');
    expect(await madeDuring(() => see(`/offers${query}`))).toBe(0);
  });

  test('spelt in another way is not made again', async () => {
    await see(path);
    expect(await madeDuring(() => see(path.replace('V', '%56')))).toBe(0);
  });

  test('of the API asked for in other words is not asked of the database again', async () => {
    const answer = await ask(endpoints.product.search, { search: 'velvet' });
    const again = await ask(endpoints.product.search, { page: 1, search: ' velvet ', unknown: true });
    expect(again.text).toBe(answer.text);
    expect(again.headers.get('etag')).toBe(answer.headers.get('etag'));
  });
});

test('a page that many campaigns lead to is still answered in front of the router', async () => {
  const isInFront = async (address: string) => (await see(address)).headers.get('x-request-id') === null;
  await see('/brands');
  expect(await isInFront('/brands')).toBe(true);
  for (let visitor = 0; visitor < 20; visitor += 1)
    expect(await isInFront(`/brands?utm_source=facebook&fbclid=${visitor}`)).toBe(true);
  for (let turn = 0; turn < 20; turn += 1) await see(`/brands?made-up=${turn}`);
  await see('/brands');
  expect(await isInFront('/brands')).toBe(true);
});

describe('a kept page', () => {
  test.each([
    ['br, gzip, zstd', 'br', brotliDecompressSync],
    ['zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('goes out compressed to who accepts %s', async (accepted, used, decompress) => {
    const plain = await raw(path, {});
    for (const round of ['made', 'kept']) {
      const answer = await raw(path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding'], round).toBe(used);
      expect(answer.headers['content-length'], round).toBe(String(answer.body.length));
      expect(decompress(answer.body).toString(), round).toBe(plain.body.toString());
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await see(path);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await see(path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await see(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('is answered to HEAD without its body', async () => {
    const head = await see(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });

  test('may be kept in front of the shop, and is asked for again by browsers', async () => {
    const { headers } = await see(path);
    expect(headers.get('cache-control')).toContain('max-age=0');
    expect(headers.get('cache-control')).toContain('s-maxage=1');
    // Because browsers would obey it, too.
    expect(headers.get('cache-control')).not.toContain('stale-while-revalidate');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-security-policy')).toContain("frame-src 'none'");
  });
});

test('a French reader’s first visit leads to the French page, also when the English one is kept', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await see('/', { headers: { 'accept-language': 'en' } })).status).toBe(200);
    const french = await see('/?utm_source=x', { headers: { 'accept-language': 'fr' } });
    expect([french.status, french.headers.get('location')]).toEqual([302, '/fr?utm_source=x']);
  }
});

test('the API answers in the language of who asks', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) =>
        ask(endpoints.product.search, { search: 'velvet' }, { 'accept-language': language }),
      ),
    );
    expect(JSON.parse(english?.text ?? '').message).not.toBe(JSON.parse(french?.text ?? '').message);
  }
});

test('what an admin sees of drafts is shown to no other visitor', async () => {
  const draft = await makeProduct(store, { isPublished: false, name: 'Brouillon' });
  const admin = await shop.logInAs(await makeUser(store, { role: 'OWNER' }));
  const asAdmin = { authorization: `Bearer ${admin}` };
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await ask(endpoints.product.get, {}, asAdmin)).text).toContain(draft.id);
    expect((await ask(endpoints.product.get, {})).text).not.toContain(draft.id);
  }
});

describe('a stranger', () => {
  test('who makes up addresses fills nothing', async () => {
    const before = shop.kept().answers;
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await see(`/product/x-${String(turn).padStart(12, '0')}`)).status).toBe(404);
      await see(`/offers?page=${turn + 90_000}`);
      await see(`/?x=${turn}`);
    }
    expect(shop.kept().answers).toBeLessThanOrEqual(before + 1);
  });

  test('who searches for a thousand things stays within the bytes, and what others ask for stays', async () => {
    const small = await openBeside(shop, { mostBytes: 200_000 });
    await small.see(path);
    for (let turn = 0; turn < 300; turn += 1) {
      await small.see(`/search?q=word${turn}`);
      if (turn % 10 === 0) await small.see(path);
    }
    expect(small.kept().bytes).toBeLessThanOrEqual(200_000);
    expect(small.kept().answers).toBeGreaterThan(5);
    const before = small.rendered.length;
    await small.see(path);
    expect(small.rendered.length).toBe(before);
  });
});

test('a change during the making of a page is in what is kept', async () => {
  const changing = await makeProduct(store, { price: 1_111 });
  const address = productPath({ _id: changing.id, name: changing.name });
  shop.slowDownMs = 600;
  const first = see(address);
  await expect.poll(() => rendered.at(-1)).toBe(address);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await store.db.updateTable('products').set({ price: 2_222 }).where('id', '=', changing.id).execute();
  expect((await first).text).toContain('2222');
  shop.slowDownMs = 0;
  expect((await see(address)).text).toContain('2222');
});

test('other settings make other pages: they are read when a process starts', async () => {
  await see('/contact');
  const renamed = await openBeside(shop, { settings: { name: 'Ndolo Akwa' } });
  expect((await renamed.see('/contact')).text).toContain('Ndolo Akwa');
});

function raw(
  address: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(shop.url + address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
