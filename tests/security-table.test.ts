import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const states = ['met', 'partly', 'not met', 'n/a'] as const;
/** The number of requirements in ASVS 5.0.0, by level. */
const requirements = { 1: 70, 2: 183 };

const text = await readFile('docs/security.md', 'utf8');
const lines = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', level = '', asks = '', state = '', reason = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('**', ''));
    return { id, level, asks, state, reason };
  });

test('each requirement of ASVS 5.0 level 1 and 2 has a line with its state and a test or a reason', () => {
  const counted = Object.fromEntries(
    Object.keys(requirements).map((level) => [level, lines.filter((line) => line.level === level).length]),
  );
  expect(counted).toEqual({ '1': requirements[1], '2': requirements[2] });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  const wrong = lines.filter(
    ({ asks, state, reason }) => asks === '' || reason === '' || !states.some((one) => one === state),
  );
  expect(wrong).toEqual([]);
});

test('the figures of the page are those of its lines', () => {
  const [met, partly, notMet, none] = states.map(
    (state) => lines.filter((line) => line.state === state).length,
  );
  expect(text).toContain(
    `${lines.length} requirements: ${met} met, ${partly} partly, ${notMet} not met, ${none} that do not apply.`,
  );
});

test('every file that a line names is there', () => {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|yml|example|json))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter((path) => !path.startsWith('/') && !existsSync(path));
  expect([...new Set(missing)]).toEqual([]);
});
