import { describe, expect, test } from 'vitest';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { francs } from '#shared/money.ts';
import {
  copiedFields,
  differencesBetween,
  emptyProduct,
  fieldsOf,
  frenchCompleteness,
  productInput,
  withReplaced,
} from './product-fields.ts';

const product: ProductView = {
  _id: 'a1b2c3d4e5f6',
  name: 'Velours',
  nameFr: null,
  image: ['/media/one.webp'],
  imageTexts: { '/media/one.webp': 'A red lipstick' },
  imageSlots: { '/media/one.webp': 'card' },
  category: [{ _id: 'c00000000001', name: 'Lips', nameFr: 'Lèvres', image: '' }],
  subCategory: [],
  unit: '3.5 g',
  weightGrams: 75,
  stock: 12,
  price: francs(5000),
  bulkPrice: francs(4000),
  discount: 10,
  description: 'Soft.',
  descriptionFr: 'Doux.',
  more_details: { Finish: 'Matte', Origin: 'Douala' },
  moreDetailsFr: { Fini: 'Mat', Origine: 'Douala' },
  shade: { name: 'Ruby', nameFr: 'Rubis', hex: '#8a1c3b' },
  family: 'velours',
  shadeCount: 2,
  version: 4,
  published: true,
  reference: 'VEL-12',
  barcode: '3600523351234',
};

describe('the product form', () => {
  test('filled from a product and sent unchanged, says the same again', () => {
    expect(productInput(fieldsOf(product))).toEqual({
      name: 'Velours',
      nameFr: '',
      image: product.image,
      imageTexts: product.imageTexts,
      imageTextsFr: null,
      imageSlots: product.imageSlots,
      category: product.category,
      subCategory: [],
      unit: '3.5 g',
      weightGrams: '75',
      stock: '12',
      price: '5000',
      bulkPrice: '4000',
      purchaseCost: '',
      lowStock: '',
      discount: '10',
      description: 'Soft.',
      descriptionFr: 'Doux.',
      more_details: product.more_details,
      moreDetailsFr: product.moreDetailsFr,
      shade: product.shade,
      family: 'velours',
      reference: 'VEL-12',
      barcode: '3600523351234',
      published: true,
    });
  });

  test('sends what pictures show and are for, of those that are still there, and says it of a picture that takes the place of one', () => {
    const fields = {
      ...fieldsOf(product),
      imageTexts: { '/media/one.webp': 'A red lipstick', '/media/gone.webp': 'A box' },
      imageTextsFr: { '/media/one.webp': '  ' },
      imageSlots: { '/media/one.webp': 'card', '/media/gone.webp': 'box' } as const,
    };
    expect(productInput(fields)).toMatchObject({
      imageTexts: { '/media/one.webp': 'A red lipstick' },
      imageTextsFr: null,
      imageSlots: { '/media/one.webp': 'card' },
    });
    const plain = { ...fields, ...withReplaced(fields, '/media/one.webp', '/media/white.webp') };
    expect(productInput(plain)).toMatchObject({
      image: ['/media/white.webp'],
      imageTexts: { '/media/white.webp': 'A red lipstick' },
      imageSlots: { '/media/white.webp': 'card' },
    });
  });

  test('sends numbers as digits, with any separator between the groups', () => {
    const fields = { ...emptyProduct, stock: '1 200', price: '2,500 FCFA', discount: '10 %' };
    expect(productInput(fields)).toMatchObject({ stock: '1200', price: '2500', discount: '10' });
    expect(productInput({ ...fields, price: '2,5' }).price).toBe('2,5');
  });

  test('counts the French texts that are there', () => {
    expect(frenchCompleteness(fieldsOf(product))).toEqual({ done: 3, of: 4 });
    expect(frenchCompleteness(emptyProduct)).toEqual({ done: 0, of: 2 });
  });

  test('sends no French details if none were written, and English lines for missing ones', () => {
    const [finish, origin] = fieldsOf(product).details;
    if (!finish || !origin) throw new Error('The product has two details.');
    const noFrench = { nameFr: '', textFr: '' };
    const details = [
      { ...finish, ...noFrench },
      { ...origin, ...noFrench },
    ];
    expect(productInput({ ...emptyProduct, details }).moreDetailsFr).toBeNull();
    expect(
      productInput({ ...emptyProduct, details: [finish, { ...origin, ...noFrench }] }).moreDetailsFr,
    ).toEqual({ Fini: 'Mat', Origin: 'Douala' });
  });

  test('begins a copy without stock, and another shade without its pictures and colour as well', () => {
    const own = fieldsOf(product);
    expect(differencesBetween(own, copiedFields(product, 'copy'))).toEqual([
      'stock',
      'bulkPrice',
      'reference',
      'barcode',
    ]);
    expect(differencesBetween(own, copiedFields(product, 'shade'))).toEqual([
      'images',
      'stock',
      'bulkPrice',
      'reference',
      'barcode',
      'shadeName',
      'shadeNameFr',
      'shadeHex',
    ]);
    expect(copiedFields(product, 'shade').family).toBe('velours');
  });
});
