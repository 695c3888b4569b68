import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownScriptsOnly } from './content-security-policy.ts';

const marker = 'b64_of-random';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

test('each inline script that the renderer wrote is allowed by its hash', () => {
  const { html, policy } = ownScriptsOnly(
    `<script nonce="${marker}">one()</script><script src="/assets/entry.js" nonce="${marker}"></script><script type="module" nonce="${marker}" async="">two()\n</script>`,
    marker,
    'production',
  );

  expect(policy).toContain(hashOf('one()'));
  expect(policy).toContain(hashOf('two()\n'));
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(html).toBe(
    '<script>one()</script><script src="/assets/entry.js"></script><script type="module" async="">two()\n</script>',
  );
});

test.each([
  ['as it is', '<script>steal()</script>'],
  ['with a marker of its own', '<script nonce="b64_of-another">steal()</script>'],
  ['with an empty marker', '<script nonce="">steal()</script>'],
  ['left open in front of a script of the page', '<script>steal()//'],
  [
    'behind an end of the structured data',
    '<script type="application/ld+json">{}</script><script>steal()</script>',
  ],
])('a script that got into the page %s is not named', (_how, injected) => {
  const { policy } = ownScriptsOnly(
    `<p>${injected}</p><script nonce="${marker}">own()</script>`,
    marker,
    'production',
  );

  const named = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(named.filter((hash) => hash !== hashOf('own()'))).toEqual([]);
});

test('everything else that a page may load, send or be framed by is the shop itself or nothing', () => {
  const { policy } = ownScriptsOnly('<p>shop</p>', marker, 'production');
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "frame-src 'none'",
    "child-src 'none'",
    "object-src 'none'",
    "media-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('neither scripts nor styles may be inline by a general word', () => {
  expect(ownScriptsOnly('<p>shop</p>', marker, 'production').policy).not.toContain('unsafe');
});
