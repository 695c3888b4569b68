/**
 * Limits of what people may type; the database has the same bounds where they matter. Separate from the schemas,
 * because the forms need them without zod.
 */
export const limits = {
  name: 120,
  productName: 200,
  email: 254,
  password: 200,
  /** Like the column of imported files. */
  reference: 64,
  shortText: 120,
  customerNote: 1_000,
  customerTag: 30,
  customerTags: 8,
  /** Shades of a family. */
  shades: 60,
  addressLine: 300,
  pincode: 20,
  phone: 40,
  description: 5_000,
  message: 5_000,
  returnDetails: 1_000,
  orderNote: 1_000,
  reviewText: 2_000,
  questionText: 500,
  brandStory: 2_000,
  homeText: 600,
  reviewName: 40,
  promotionScope: 50,
  deliveryNote: 300,
  detailName: 80,
  detailText: 2_000,
  details: 40,
  images: 20,
  /** The description of a picture, read out by screen readers. */
  pictureText: 250,
  /** Categories of one product, and as many sub-categories. */
  categories: 60,
  url: 500,
  search: 120,
  stock: 1_000_000,
  quantity: 1_000,
  cartLines: 200,
  wishlist: 100,
  /** Products that one call asks for by id. */
  namedProducts: 100,
  guestAddresses: 50,
  /** Addresses of one account, removed ones included. */
  addresses: 100,
  page: 100_000,
  pageSize: 100,
  /** A deleted product can be restored for this long. */
  restoreDays: 30,
} as const;
