import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { firstVisitRedirect } from './first-visit-redirect.ts';

const app = Fastify();
await app.register(cookie);
app.get('/*', (request) => ({ to: firstVisitRedirect(request) ?? null }));

async function redirectOf(url: string, headers: Record<string, string>): Promise<string | null> {
  return (await app.inject({ method: 'GET', url, headers })).json().to;
}

test.each([
  ['a browser that prefers French', { 'accept-language': 'fr-CM,fr;q=0.9,en;q=0.8' }, '/fr'],
  ['a browser that prefers English', { 'accept-language': 'en-GB,fr;q=0.9' }, null],
  ['a browser that takes any language', { 'accept-language': '*' }, null],
  ['a browser that says nothing', {}, null],
  ['a choice of English', { 'accept-language': 'fr', cookie: 'language=en' }, null],
  ['a choice of French', { 'accept-language': 'en', cookie: 'language=fr' }, '/fr'],
  ['a click inside the shop', { 'accept-language': 'fr', 'sec-fetch-site': 'same-origin' }, null],
])('the home page answers %s', async (_who, headers, expected) => {
  expect(await redirectOf('/', headers)).toBe(expected);
});

test('the query of a shared link survives, and no other address redirects by language', async () => {
  expect(await redirectOf('/?utm_source=whatsapp', { 'accept-language': 'fr' })).toBe(
    '/fr?utm_source=whatsapp',
  );
  expect(await redirectOf('/search?q=mascara', { 'accept-language': 'fr' })).toBeNull();
});
