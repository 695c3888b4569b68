import { expect, test } from 'vitest';
import { promiseIn } from '#shared/promise.ts';
import { renderInShell, smallShell } from '#tests/support/render-in-shell.tsx';
import { promiseMessages } from '../../messages/promise-messages.ts';
import { PromiseBadge } from './promise-badge.tsx';

test.each([
  [10, '10 min', '10 Minutes', '10\u00a0minutes'],
  [60, '1 h', '1 Hour', '1\u00a0heure'],
  [90, '2 h', '2 Hours', '2\u00a0heures'],
  [1440, '1 day', '1 Day', '1\u00a0jour'],
  [2880, '2 days', '2 Days', '2\u00a0jours'],
])('%i minutes are promised as %s, %s and %s', (minutes, short, long, french) => {
  const { count, unit } = promiseIn(minutes);
  expect(promiseMessages.en[`short${unit}`](count)).toBe(short);
  expect(promiseMessages.en[`long${unit}`](count)).toBe(long);
  expect(promiseMessages.fr[`long${unit}`](count)).toBe(french);
});

test('what is in stock shows the shop’s promise, what is sold out promises nothing', () => {
  expect(renderInShell(<PromiseBadge stock={3} form="short" />)).toContain('10 min');
  const inDouala = { shell: { ...smallShell, promisedCity: 'Douala' } };
  expect(renderInShell(<PromiseBadge stock={3} form="long" />, inDouala)).toContain('Douala · 10 Minutes');
  expect(renderInShell(<PromiseBadge stock={0} form="short" />)).not.toContain('10 min');
});
