import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { findPasswordProblem, hashPassword, isPasswordOf } from './passwords.ts';

const owner = { storeName: 'Ndolo Beauty', email: 'odile.mbarga@example.com' };

describe('a new password', () => {
  test.each(['7 signs', '1234567', 'été', '💄💄💄💄💄💄💄'])('"%s" is too short', async (password) => {
    expect(await findPasswordProblem(password, owner)).toBe('passwordShort');
  });

  test.each(['password', '12345678', 'PassWord1', 'qwertyuiop', 'iloveyou'])(
    '"%s" is on the list of the most common',
    async (password) => {
      expect(await findPasswordProblem(password, owner)).toBe('passwordCommon');
    },
  );

  test('is none of the 3,000 most common that are long enough', async () => {
    const common = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3_000);
    expect(common).toHaveLength(3_000);
    for (const password of common) {
      expect([password, await findPasswordProblem(password, owner)]).toEqual([password, 'passwordCommon']);
    }
  });

  test.each([
    'Ndolo-2026!',
    'ndolobeauty',
    'Beauty 12345',
    'odile.mbarga',
    'OdileMbarga1',
    'Yaoundé2026',
    '#Admin#12',
  ])('"%s" is a word that a guesser tries first, with digits and signs around it', async (password) => {
    expect(await findPasswordProblem(password, owner)).toBe('passwordCommon');
  });

  test('of 200 signs is taken, and every sign of it counts', async () => {
    const long = 'mangue verte '.repeat(16);
    expect(await findPasswordProblem(long, owner)).toBeUndefined();
    expect(await isPasswordOf(await hashPassword(long), `${long}.`)).toBe(false);
  });

  test.each(['mangue-verte', 'Bonapriso 2025', '💄💄💄💄💄💄💄💄'])('"%s" is taken', async (password) => {
    expect(await findPasswordProblem(password, owner)).toBeUndefined();
  });
});

describe('a stored password', () => {
  test('is argon2id and never the text itself', async () => {
    const hash = await hashPassword('mangue-verte');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toContain('mangue');
  });

  test('fits only the password it was made from', async () => {
    const hash = await hashPassword('mangue-verte');
    expect(await isPasswordOf(hash, 'mangue-verte')).toBe(true);
    expect(await isPasswordOf(hash, 'mangue-mûre')).toBe(false);
    expect(await isPasswordOf(hash, 'Mangue-verte')).toBe(false);
    expect(await isPasswordOf(hash, 'mangue-verte ')).toBe(false);
  });

  test('fits however the keyboard writes an accent', async () => {
    const hash = await hashPassword('café crème'.normalize('NFC'));
    expect(await isPasswordOf(hash, 'café crème'.normalize('NFD'))).toBe(true);
  });

  test('costs the same work where there is no account', async () => {
    const hash = await hashPassword('mangue-verte');
    // Measured alternately, and only the quickest of each counts: what else the machine does affects both alike, and only ever adds time.
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 12; round += 1) {
      quickest.known = Math.min(quickest.known, await millisecondsOf(() => isPasswordOf(hash, 'wrong')));
      quickest.unknown = Math.min(
        quickest.unknown,
        await millisecondsOf(() => isPasswordOf(undefined, 'wrong')),
      );
    }
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 4);
    expect(await isPasswordOf(undefined, 'anything')).toBe(false);
  });
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
