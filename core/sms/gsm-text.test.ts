import { expect, test } from 'vitest';
import { gsmText } from './gsm-text.ts';

test.each([
  ['À payer au livreur\u00a0: 9\u202f000\u00a0FCFA.', 'A payer au livreur : 9 000 FCFA.'],
  ['Commande reçue, prête à être livrée', 'Commande recue, prete à etre livrée'],
  ['L’équipe « Ndolo » – cœur…', 'L\'équipe " Ndolo " - coeur...'],
  ['Ɛŋɔ 💄', '?ngo ?'],
])('“%s” is sent as “%s”', (text, sent) => {
  expect(gsmText(text)).toBe(sent);
});
