import type { ProductForm } from '#core/catalogue/product-form.ts';
import type { ParsedInput } from '#shared/contract/call.ts';
import type { productCalls } from '#shared/contract/catalogue.ts';

type ProductInput = ParsedInput<(typeof productCalls)['create']>;

/** Translates the names of the specification's form into the shop's own. */
export function readProductForm({
  image,
  category,
  subCategory,
  more_details,
  moreDetailsFr,
  published,
  shade,
  imageTexts,
  imageTextsFr,
  imageSlots,
  ...same
}: ProductInput): ProductForm {
  return {
    ...same,
    images: image,
    categories: category,
    subCategories: subCategory,
    details: Object.entries(more_details),
    detailsFr: moreDetailsFr && Object.entries(moreDetailsFr),
    isPublished: published,
    imageTexts: imageTexts && Object.entries(imageTexts),
    imageTextsFr: imageTextsFr && Object.entries(imageTextsFr),
    imageSlots: imageSlots && Object.entries(imageSlots),
    ...(shade === undefined ? {} : readShade(shade)),
  };
}

/** Without a shade, its French name is removed too. */
function readShade(shade: NonNullable<ProductInput['shade']> | null) {
  if (shade === null) return { shadeName: null, shadeNameFr: null, shadeHex: null };
  return { shadeName: shade.name, shadeNameFr: shade.nameFr, shadeHex: shade.hex };
}
