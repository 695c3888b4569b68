import type { PictureText, Product } from '#core/catalogue/product.ts';
import { pictureSlotTexts } from '#shared/messages/picture-slot-messages.ts';

type Pictured = Pick<Product, 'name' | 'nameFr' | 'imageTexts' | 'imageTextsFr' | 'imageSlots'>;

/** The descriptions of pictures for shoppers: the owner's words, or else the text for the picture's slot. */
export function saidOfPictures(product: Pictured): {
  imageTexts: PictureText[] | null;
  imageTextsFr: PictureText[] | null;
} {
  const { en, fr } = pictureSlotTexts;
  return {
    imageTexts: withSlots(product, product.imageTexts, (slot) => en[slot](product.name)),
    imageTextsFr: withSlots(product, product.imageTextsFr, (slot) =>
      fr[slot](product.nameFr ?? product.name),
    ),
  };
}

function withSlots(
  { imageSlots }: Pictured,
  written: PictureText[] | null,
  say: (slot: keyof typeof pictureSlotTexts.en) => string,
): PictureText[] | null {
  const known = new Set(written?.map(([url]) => url));
  const said = (imageSlots ?? []).flatMap(([url, slot]): PictureText[] =>
    slot === 'card' || known.has(url) ? [] : [[url, say(slot)]],
  );
  return said.length === 0 ? written : [...(written ?? []), ...said];
}
