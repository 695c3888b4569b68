import { expect, test } from 'vitest';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import { withFollowing } from './following-fields.ts';
import { newProduct } from './product-fields.ts';

test('a name is all that must be typed: the description says the same until it has words of its own', () => {
  const named = withFollowing(newProduct, { name: 'Baume' }, 'en');
  expect(named).toMatchObject({ name: 'Baume', nameFr: '', description: 'Baume' });
  const described = withFollowing(named, { description: 'For dry lips.' }, 'en');
  expect(withFollowing(described, { name: 'Balm' }, 'en')).toMatchObject({
    name: 'Balm',
    description: 'For dry lips.',
  });
});

test('a French name is the English one as well until that is typed', () => {
  const named = withFollowing(newProduct, { nameFr: 'Baume' }, 'fr');
  expect(named).toMatchObject({ name: 'Baume', nameFr: 'Baume', description: 'Baume' });
  const both = withFollowing(named, { name: 'Balm' }, 'fr');
  expect(withFollowing(both, { nameFr: 'Baume doux' }, 'fr')).toMatchObject({
    name: 'Balm',
    nameFr: 'Baume doux',
    description: 'Baume doux',
  });
});

test('a product without a picture or a category is not for the shop yet', () => {
  expect(whatShopNeeds(newProduct)).toEqual(['images', 'categories']);
});
