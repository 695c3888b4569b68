import { expect, test } from 'vitest';
import { legalPartsOf } from './legal-texts.ts';

test('a typed text has titles, paragraphs and lists, and no markup', () => {
  const typed = `Chez Belle.\nTout est neuf.\n\n## Retours\n- en 14 jours\n- <b>non ouverts</b>\nEt c’est tout.\r\n\r\n\r\nFin`;
  expect(legalPartsOf(typed)).toEqual([
    { kind: 'paragraph', text: 'Chez Belle. Tout est neuf.' },
    { kind: 'title', text: 'Retours' },
    { kind: 'list', items: ['en 14 jours', '<b>non ouverts</b>'] },
    { kind: 'paragraph', text: 'Et c’est tout.' },
    { kind: 'paragraph', text: 'Fin' },
  ]);
  expect(legalPartsOf(' \n ')).toEqual([]);
});
