import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { legalTextsSince } from '#shared/legal-texts.ts';
import { privacyMessages } from './privacy-messages.ts';
import { termsMessages } from './terms-messages.ts';

test('a changed sentence of the terms or the privacy policy needs another day since when it counts', () => {
  const words = [termsMessages, privacyMessages].flatMap(({ en, fr }) =>
    [en, fr].flatMap((texts) =>
      Object.values(texts).map((text) => (typeof text === 'string' ? text : text('…'))),
    ),
  );
  const print = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);
  // After a change, put the new day into shared/legal-texts.ts and the new fingerprint here.
  expect([legalTextsSince, print]).toEqual(['2026-11-29', '167186f97a7fe44f']);
});
