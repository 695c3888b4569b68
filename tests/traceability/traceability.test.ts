import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closingIssue, laterRowPrefixes } from './closing-issues.ts';
import type { Proof } from './proof.ts';
import { proofs } from './proofs.ts';
import { summaryLine } from './report.ts';
import { stateOfRow } from './row-states.ts';
import { playwrightRuns, vitestRuns } from './run-results.ts';
import { parseSpecification, readSpecificationRows } from './specification-rows.ts';
import { parseTestTitles, readTestTitles, showsTitle } from './test-titles.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readSpecificationRows();
const ids = new Set(rows.map((row) => row.id));
const named = Object.entries(proofs).flatMap(([id, list]) => list.map((proof) => ({ id, ...proof })));

describe('the rows of the specification', () => {
  test('every row has an id of its own', () => {
    expect(ids.size).toBe(rows.length);
  });

  test('no bullet, table row or paragraph is left out', () => {
    expect(rows.length).toBe(311);
    expect(ids).toContain('2.header.3');
    expect(ids).toContain('2.my-orders.2.4');
    expect(ids).toContain('4.checkout.2');
    expect(ids).toContain('7.cart.put-update-qty');
    expect(ids).toContain('8.client-messages.6');
  });

  test('a bullet that only opens a list is no row, and a row that shows nothing is silent', () => {
    const parsed = parseSpecification('## 4. States\n\n- **Cart**:\n  - Opens.\n- The rest is not shown.');
    expect(parsed.map(({ id, isSilent }) => [id, isSilent])).toEqual([
      ['4.cart.1', false],
      ['4.2', true],
    ]);
  });

  test('what is left to later issues names rows that exist', () => {
    const unknown = laterRowPrefixes().filter(
      (prefix) => !rows.some(({ id }) => id === prefix || id.startsWith(`${prefix}.`)),
    );
    expect(unknown).toEqual([]);
    expect(closingIssue('2.admin-product-list.2')).toBe(4);
    expect(closingIssue('2.header.1')).toBe(2);
  });
});

describe('the proofs', () => {
  test('every proof belongs to a row of the specification', () => {
    expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('no row names the same test twice', () => {
    const keys = named.map(({ id, file, title }) => `${id} ${file} ${title}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('no proof is left to the full run', () => {
    const tagged = named.filter(({ file, title }) => {
      const [, behind = ''] = readFileSync(resolve(root, file), 'utf8').split(title);
      return /^['`"],\s*\{ tag: '@full' \}/.test(behind);
    });
    expect(tagged).toEqual([]);
  });

  test('every proof is a test in its file with that title', () => {
    const titlesByFile = new Map<string, readonly string[]>();
    const titlesOf = (file: string) => {
      const known = titlesByFile.get(file) ?? (existsSync(file) ? readTestTitles(file) : []);
      titlesByFile.set(file, known);
      return known;
    };
    expect(named.filter(({ file, title }) => !titlesOf(resolve(root, file)).includes(title))).toEqual([]);
  });
});

describe('reading tests and their results', () => {
  test('titles are found in calls, tables and loops; skipped tests and groups do not count', () => {
    const source = `
      describe('a group', () => {
        it('first', () => {});
        test.each([1, 2])('of %s', () => {});
        for (const page of pages) test(\`\${page} opens\`, () => {});
        test.skip('not yet', () => {});
        test.step('inside', () => {});
      });`;
    expect(parseTestTitles('some.test.ts', source)).toEqual(['first', 'of %s', '$' + '{page} opens']);
  });

  test('a placeholder matches any text, the rest of a title is exact', () => {
    expect(showsTitle('refuses %s', 'refuses an empty name')).toBe(true);
    expect(showsTitle('%i F less %i %% is %i F', '99 F less 1 % is 98 F')).toBe(true);
    expect(showsTitle('is it (really) so?', 'is it (really) so?')).toBe(true);
    expect(showsTitle('refuses %s', 'accepts a name')).toBe(false);
  });

  test('both runners are read alike', () => {
    const vitest = {
      testResults: [{ name: '/shop/core/a.test.ts', assertionResults: [{ title: 'a', status: 'passed' }] }],
    };
    const spec = { title: 'b', file: 'b.spec.ts', tests: [{ status: 'unexpected' }] };
    const playwright = {
      config: { rootDir: '/shop/tests/e2e' },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(vitestRuns(vitest, '/shop')).toEqual([{ file: 'core/a.test.ts', title: 'a', outcome: 'passed' }]);
    expect(playwrightRuns(playwright, '/shop')).toEqual([
      { file: 'tests/e2e/b.spec.ts', title: 'b', outcome: 'failed' },
    ]);
  });

  test('a row is proven only when each of its tests ran and passed', () => {
    const [row] = parseSpecification('## 1. Shop\n\n- Opens at nine.');
    if (row === undefined) throw new Error('the sample holds a row');
    const first: Proof = { file: 'a.test.ts', title: 'opens' };
    const second: Proof = { file: 'a.test.ts', title: 'closes' };
    const opened = { ...first, outcome: 'passed' } as const;
    expect(stateOfRow(row, {}, [opened])).toBe('open');
    expect(stateOfRow(row, { [row.id]: [first] }, [])).toBe('named');
    expect(stateOfRow(row, { [row.id]: [first, second] }, [opened])).toBe('named');
    expect(stateOfRow(row, { [row.id]: [first] }, [opened])).toBe('proven');
    expect(stateOfRow(row, { [row.id]: [first] }, [opened, { ...first, outcome: 'failed' }])).toBe('named');
    expect(summaryLine([{ ...row, state: 'open' }])).toBe(
      'Specification: 0 of 1 rows proven by tests that ran and passed, 0 named but not passed, 1 open (1 here, 0 in later issues)',
    );
  });
});
