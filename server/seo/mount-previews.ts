import type { FastifyInstance, FastifyReply } from 'fastify';
import { findProduct } from '#core/catalogue/product-rows.ts';
import { listActiveZones } from '#core/delivery/zone-queries.ts';
import { PrinterIsBusy, previewHash, previewOf, previewPath } from '#core/previews/preview.ts';
import { printProductPreview } from '#core/previews/print-product-preview.ts';
import type { Store } from '#core/store.ts';
import { deliveryOfferOf } from '#shared/delivery-offer.ts';
import { isLanguage } from '#shared/language.ts';
import { sendFailure } from '../plugins/errors.ts';
import { previewLimit } from '../plugins/rate-limits.ts';

const fileName = /^([0-9a-z]{12})-([0-9a-f]{16})\.jpg$/;
const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** Serves the pictures that WhatsApp and others show with a link to the shop. */
export function mountPreviews(
  app: FastifyInstance,
  store: Pick<Store, 'db' | 'media' | 'previews' | 'settings'>,
): void {
  const { db, previews, settings } = store;
  app.get<{ Params: { language: string; file: string } }>(
    '/previews/:language/:file',
    { config: { rateLimit: previewLimit } },
    async (request, reply) => {
      const { language, file } = request.params;
      if (!isLanguage(language)) return sendFailure(request, reply, 'notFound');
      try {
        if (file === 'shop.jpg') {
          const deliversFree = deliveryOfferOf(await listActiveZones(db)).kind === 'free';
          const preview = { language, shopName: settings.name, deliversFree };
          return send(reply, forADay, await previews.shop(preview));
        }
        const [, productId, hash] = fileName.exec(file) ?? [];
        const product = productId === undefined ? undefined : await findProduct(db, productId);
        if (!product) return sendFailure(request, reply, 'notFound');
        const preview = previewOf(product, language, settings.name);
        // A link shared before a price change still leads to a picture, today's. Nothing is printed for a made-up address.
        if (hash !== previewHash(preview)) {
          return reply.header('cache-control', 'no-cache').redirect(previewPath(preview), 302);
        }
        return send(reply, forEver, await printProductPreview(store, preview));
      } catch (failure) {
        if (failure instanceof PrinterIsBusy) return sendFailure(request, reply, 'unavailable');
        throw failure;
      }
    },
  );
}

function send(reply: FastifyReply, cacheControl: string, picture: Buffer): FastifyReply {
  return (
    reply
      .header('cache-control', cacheControl)
      // Other sites show the picture with a link, so they may load it.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(picture)
  );
}
