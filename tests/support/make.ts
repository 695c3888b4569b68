import { hashPassword } from '#core/accounts/passwords.ts';
import { newCatalogueId, newId } from '#core/ids.ts';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/language.ts';

/** The password of every test user. */
export const TEST_PASSWORD = 'correct horse 9';

type Maker = Pick<Store, 'db'>;

let counter = 0;
/** A number distinct in this test file, the same in every run. */
function next(): number {
  counter += 1;
  return counter;
}

// Argon2 is slow on purpose; the password is the same for everybody, so one hash serves all.
let testPasswordHash: Promise<string> | undefined;
function hashTestPassword(): Promise<string> {
  testPasswordHash ??= hashPassword(TEST_PASSWORD);
  return testPasswordHash;
}

export type MadeUser = { id: string; name: string; email: string };

export async function makeUser(
  { db }: Maker,
  given: Partial<{
    name: string;
    email: string;
    mobile: string;
    role: Role;
    status: 'Active' | 'Blocked';
    language: Language;
    verifyEmail: boolean;
  }> = {},
): Promise<MadeUser> {
  return db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Amina',
      email: `amina.${next()}@example.com`,
      passwordHash: await hashTestPassword(),
      ...given,
    })
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
}

export function makeAdmin(store: Maker, given: Parameters<typeof makeUser>[1] = {}): Promise<MadeUser> {
  return makeUser(store, {
    name: 'Solange',
    email: `solange.${next()}@example.com`,
    role: 'OWNER',
    ...given,
  });
}

export type MadeCategory = { id: string; name: string };

export function makeCategory(
  { db }: Maker,
  given: Partial<{ id: string; name: string; nameFr: string | null; image: string }> = {},
): Promise<MadeCategory> {
  return db
    .insertInto('categories')
    .values({ id: newCatalogueId(), name: `Category ${next()}`, image: TEST_IMAGE, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

export async function makeSubCategory(
  store: Maker,
  given: Partial<{
    id: string;
    name: string;
    nameFr: string | null;
    image: string;
    categoryIds: string[];
  }> = {},
): Promise<MadeCategory & { categoryIds: string[] }> {
  const { categoryIds = [(await makeCategory(store)).id], ...columns } = given;
  const made = await store.db
    .insertInto('subCategories')
    .values({ id: newCatalogueId(), name: `Sub-category ${next()}`, image: TEST_IMAGE, ...columns })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  for (const categoryId of categoryIds) {
    await store.db
      .insertInto('subCategoryCategories')
      .values({ subCategoryId: made.id, categoryId })
      .execute();
  }
  return { ...made, categoryIds };
}

export type GivenProduct = Partial<{
  name: string;
  nameFr: string | null;
  description: string;
  descriptionFr: string | null;
  unit: string;
  images: string[];
  stock: number;
  price: number;
  bulkPrice: number | null;
  purchaseCost: number;
  lowStock: number;
  barcode: string;
  discount: number;
  details: [string, string][];
  shadeName: string;
  shadeNameFr: string;
  shadeHex: string;
  family: string;
  /** False for a deleted product. */
  isListed: boolean;
  /** False for a draft. */
  isPublished: boolean;
  categoryIds: string[];
  subCategoryIds: string[];
}>;

export type MadeProduct = {
  id: string;
  name: string;
  price: number;
  discount: number;
  stock: number;
  categoryIds: string[];
  subCategoryIds: string[];
};

/** A product on sale; without given parents it gets a new category and sub-category. */
export async function makeProduct(store: Maker, given: GivenProduct = {}): Promise<MadeProduct> {
  const { categoryIds, subCategoryIds, details = [], ...columns } = given;
  const parents = await provideParents(store, categoryIds, subCategoryIds);
  const stock = given.stock ?? 10;
  const made = await store.db
    .insertInto('products')
    .values({
      id: newCatalogueId(),
      name: `Velvet lipstick ${next()}`,
      description: 'A matte lipstick.',
      unit: '3.5 g',
      images: [TEST_IMAGE],
      price: 5_000,
      stock,
      details: JSON.stringify(details),
      ...columns,
      isListed: (given.isListed ?? true) && (given.isPublished ?? true),
      deletedAt: given.isListed === false ? new Date() : null,
    })
    .returning(['id', 'name', 'price', 'discount', 'stock', 'sequence', 'isListed'])
    .executeTakeFirstOrThrow();
  await linkProduct(store.db, made, parents);
  if (stock > 0) {
    await store.db
      .insertInto('stockMovements')
      .values({ productId: made.id, change: stock, reason: 'opening' })
      .execute();
  }
  const { id, name, price, discount } = made;
  return { id, name, price, discount, stock, ...parents };
}

type Parents = { categoryIds: string[]; subCategoryIds: string[] };

async function provideParents(
  store: Maker,
  categoryIds: string[] | undefined,
  subCategoryIds: string[] | undefined,
): Promise<Parents> {
  if (categoryIds && subCategoryIds) return { categoryIds, subCategoryIds };
  if (subCategoryIds) return { categoryIds: [(await makeCategory(store)).id], subCategoryIds };
  const subCategory = await makeSubCategory(store, categoryIds ? { categoryIds } : {});
  return { categoryIds: subCategory.categoryIds, subCategoryIds: [subCategory.id] };
}

async function linkProduct(
  db: Database,
  product: { id: string; sequence: number; isListed: boolean },
  parents: Parents,
): Promise<void> {
  const link = { productId: product.id, sequence: product.sequence, isListed: product.isListed };
  for (const categoryId of parents.categoryIds) {
    await db
      .insertInto('productCategories')
      .values({ ...link, categoryId })
      .execute();
  }
  for (const subCategoryId of parents.subCategoryIds) {
    await db
      .insertInto('productSubCategories')
      .values({ ...link, subCategoryId })
      .execute();
  }
}

export async function makeAddress(
  store: Maker,
  given: Partial<{
    userId: string;
    name: string;
    email: string;
    addressLine: string;
    city: string;
    state: string;
    country: string;
    pincode: string;
    mobile: string;
    isActive: boolean;
  }> = {},
): Promise<{ id: string; userId: string }> {
  const userId = given.userId ?? (await makeUser(store)).id;
  return store.db
    .insertInto('addresses')
    .values({
      id: newId(),
      name: 'Amina',
      email: 'amina@example.com',
      addressLine: 'Rue Njo-Njo, face à la boulangerie',
      city: 'Douala',
      state: 'Littoral',
      country: 'Cameroon',
      pincode: '00237',
      mobile: '+237677123456',
      ...given,
      userId,
    })
    .returning(['id', 'userId'])
    .executeTakeFirstOrThrow();
}

/** Adds a line to a user's cart. */
export async function makeCartItem(
  store: Maker,
  given: { userId: string; productId: string; quantity?: number },
): Promise<{ id: string }> {
  return store.db
    .insertInto('cartItems')
    .values({ id: newId(), quantity: 1, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Looks like the address of a picture; nothing is stored for it. */
export const TEST_IMAGE = '/media/0000000000000000-960x960-c3174a/960.webp';
