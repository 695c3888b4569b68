import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

test('each inline script of a page is allowed by its hash, and no other', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script src="/assets/entry.js"></script><script type="module" async="">two()\n</script>',
    'production',
  );

  expect(policy).toContain(hashOf('one()'));
  expect(policy).toContain(hashOf('two()\n'));
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});

test('neither scripts nor styles may be inline by a general word', () => {
  expect(contentSecurityPolicy('<p>shop</p>', 'production')).not.toContain('unsafe');
});
