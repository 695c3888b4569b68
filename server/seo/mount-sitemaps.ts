import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBrands } from '#core/brands/brand-queries.ts';
import { listSitemapListings, listSitemapPieces, readSitemapPiece } from '#core/catalogue/sitemap-queries.ts';
import type { Store } from '#core/store.ts';
import { isLanguage, type Language, languages } from '#shared/language.ts';
import { brandPath, listingPath, productPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { sendFailure } from '../plugins/errors.ts';
import {
  sitemapEnd,
  sitemapEntry,
  sitemapIndexEnd,
  sitemapIndexEntry,
  sitemapIndexStart,
  sitemapStart,
} from './sitemap-xml.ts';

/** Pages outside the catalogue that a search engine should know. */
const pages = [
  '/',
  '/search',
  '/brands',
  '/new-arrival',
  '/offers',
  '/clearance',
  '/contact',
  '/privacy-policy',
  '/terms',
];

const productsFile = /^products-(\d{1,6})\.xml$/;
const forAnHour = 'public, max-age=3600';

/** Serves robots.txt and the sitemaps. All addresses start with the settings' origin, never with the request's Host. */
export function mountSitemaps(app: FastifyInstance, { db, settings }: Pick<Store, 'db' | 'settings'>): void {
  const { publicUrl } = settings;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', forAnHour)
      .type('text/plain; charset=utf-8')
      // Pages that must not be found say so themselves, which a robot can only read when it may open them.
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const pieces = await listSitemapPieces(db);
    const entries = languages.flatMap((language) => [
      sitemapIndexEntry(publicUrl, `/sitemaps/${language}/pages.xml`),
      ...pieces.map(({ piece, changedAt }) =>
        sitemapIndexEntry(publicUrl, `/sitemaps/${language}/products-${piece}.xml`, changedAt),
      ),
    ]);
    return sendXml(reply, sitemapIndexStart + entries.join('') + sitemapIndexEnd);
  });

  app.get<{ Params: { language: string; file: string } }>(
    '/sitemaps/:language/:file',
    async (request, reply) => {
      const { language, file } = request.params;
      if (!isLanguage(language)) return answerUnknown(request, reply);
      if (file === 'pages.xml') return sendXml(reply, await writePages(language));
      const piece = Number(productsFile.exec(file)?.[1]);
      if (Number.isNaN(piece)) return answerUnknown(request, reply);
      const products = readSitemapPiece(db, piece);
      const first = await products.next();
      if (first.done) return answerUnknown(request, reply);
      return sendXml(reply, Readable.from(writeProducts(first.value, products, language)));
    },
  );

  async function writePages(language: Language): Promise<string> {
    const [listings, brands] = await Promise.all([listSitemapListings(db), listBrands(db)]);
    const categories = new Map(listings.map(({ category }) => [category.id, category]));
    const entries = [
      ...pages.map((path) => sitemapEntry(publicUrl, path, language)),
      ...brands.map(({ name }) => sitemapEntry(publicUrl, brandPath(name), language)),
      ...[...categories.values()].map((category) =>
        sitemapEntry(publicUrl, wholeCategoryPath(named(category)), language),
      ),
      ...listings.map(({ category, subCategory, changedAt }) =>
        sitemapEntry(publicUrl, listingPath(named(category), named(subCategory)), language, changedAt),
      ),
    ];
    return sitemapStart + entries.join('') + sitemapEnd;
  }

  async function* writeProducts(
    first: readonly Product[],
    others: AsyncIterable<readonly Product[]>,
    language: Language,
  ): AsyncGenerator<string> {
    const entriesOf = (products: readonly Product[]) =>
      products
        .map((product) => sitemapEntry(publicUrl, productPath(named(product)), language, product.changedAt))
        .join('');
    yield sitemapStart + entriesOf(first);
    for await (const products of others) yield entriesOf(products);
    yield sitemapEnd;
  }
}

type Product = { id: string; name: string; changedAt: Date };

function named({ id, name }: { id: string; name: string }) {
  return { _id: id, name };
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply.header('cache-control', forAnHour).type('application/xml; charset=utf-8').send(xml);
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply, 'notFound');
}
