import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Arrêt', 'stop'],
  ['ARRÊTEZ svp', 'stop'],
  ['start', 'start'],
  ['Où est mon colis ? Il ne faut pas stop', undefined],
  ['', undefined],
  ['👍', undefined],
])('the reply “%s” means %s', (text, meaning) => {
  expect(readReply(text)).toBe(meaning);
});
