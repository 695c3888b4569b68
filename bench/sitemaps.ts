import Fastify from 'fastify';
import { defaultSettings } from '#core/settings.ts';
import type { Database } from '#db/client.ts';
import { mountSitemaps } from '#server/seo/mount-sitemaps.ts';

// The limits of sitemaps.org for one file.
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** Fetches the index and every file it names, over HTTP as a search engine does; fails if one is larger than allowed. */
export async function measureSitemaps(db: Database): Promise<void> {
  const app = Fastify();
  mountSitemaps(app, { db, settings: defaultSettings });
  const origin = await app.listen({ port: 0 });
  const index = await fetchFile(`${origin}/sitemap.xml`);
  const addresses = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const before = process.memoryUsage().rss;
  let highest = before;
  const files: SitemapFile[] = [];
  for (const address of addresses) {
    const file = await fetchFile(address.replace(defaultSettings.publicUrl, origin));
    if (file.count > MOST_ADDRESSES || file.bytes > MOST_BYTES) throw new Error(`${address} is too large.`);
    files.push({ ...file, text: '' });
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  await app.close();
  const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most), index);
  const slowest = Math.max(...files.map(({ time }) => time));
  const count = files.reduce((sum, file) => sum + file.count, 0);
  console.log(
    `sitemaps: index of ${addresses.length} files in ${index.time.toFixed(0)} ms, ${count} addresses;`,
  );
  console.log(
    `  largest file ${largest.count} addresses, ${megabytes(largest.bytes)}; slowest ${slowest.toFixed(0)} ms;`,
  );
  console.log(`  memory ${megabytes(before)} before, at most ${megabytes(highest)}, this reader included`);
}

type SitemapFile = { text: string; count: number; bytes: number; time: number };

async function fetchFile(url: string): Promise<SitemapFile> {
  const start = performance.now();
  const text = await (await fetch(url)).text();
  const time = performance.now() - start;
  return { text, time, bytes: Buffer.byteLength(text), count: text.split('<loc>').length - 1 };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
