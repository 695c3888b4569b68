import { expect, test } from 'vitest';
import { townOf } from './shop-facts.ts';

test.each([
  ['Rue Njo-Njo, Bonapriso, Douala', 'Douala'],
  ['Face marché A, Bafoussam, Cameroun', 'Bafoussam'],
  ['Nkolbisson, Mbalmayo-Village', 'Mbalmayo'],
  ['Marché central, Nguelemendouka II, Cameroon', 'Nguelemendouka II'],
  ['Marché central, Nguelebok, République du Cameroun', 'Nguelebok'],
  ['Montée du lycée, N’Gaoundal Gare, B.P. 12', 'N’Gaoundal Gare'],
  ['Rue Njo-Njo, Bonapriso', 'Douala'],
  ['Carrefour Bastos', 'Yaoundé'],
  ['Face pharmacie, quartier Biyem-Assi, Cameroun', 'Yaoundé'],
  ['Rue du marché, Bonamoussadi, Nguelebok', 'Nguelebok'],
  ['B.P. 1234', 'Douala'],
  ['', 'Douala'],
])('a shop at %j is one of %s', (shopAddress, town) => {
  expect(townOf({ shopTown: '', shopAddress })).toBe(town);
});

test('what its owner says comes first', () => {
  expect(townOf({ shopTown: 'Foumban', shopAddress: 'Marché, Nguelebok' })).toBe('Foumban');
});
