import type { FileColumn } from '#shared/catalogue-files.ts';
import type { AdminProduct } from '../catalogue/admin-products.ts';
import { writeDetails, writeList } from './cell-text.ts';

/** What an export writes of a product, before any care for spreadsheet programs. */
export function productCells(product: AdminProduct): Record<FileColumn, string> {
  return {
    reference: product.reference,
    name: product.name,
    nameFr: product.nameFr ?? '',
    description: product.description,
    descriptionFr: product.descriptionFr ?? '',
    unit: product.unit,
    price: String(product.price),
    discount: String(product.discount),
    bulkPrice: product.bulkPrice === null ? '' : String(product.bulkPrice),
    stock: String(product.stock),
    categories: writeList(product.categories.map(({ name }) => name)),
    subCategories: writeList(product.subCategories.map(({ name }) => name)),
    pictures: writeList(product.images),
    details: writeDetails(product.details),
    detailsFr: writeDetails(product.detailsFr ?? []),
    shade: product.shadeName ?? '',
    shadeHex: product.shadeHex ?? '',
    family: product.family ?? '',
    published: product.isPublished ? 'yes' : 'no',
  };
}

export const numberFields: readonly FileColumn[] = ['price', 'discount', 'bulkPrice', 'stock'];
