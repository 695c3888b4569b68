import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COLOUR_PAIRS } from '#app/styles/colour-pairs.ts';
import { THEME_COLOUR } from '#app/styles/theme-colour.ts';
import { findRawValues, findRawValuesInApp } from '../scripts/check-tokens.ts';
import { repeatedRules, rulesIn } from './architecture/repeated-rules.ts';

const appFolder = fileURLToPath(new URL('../app', import.meta.url));
const tokens = readTokens('tokens.css');
const drawn = readTokens('drawings.css');

describe('colours', () => {
  const pairs = COLOUR_PAIRS.flatMap(({ front, grounds, atLeast }) =>
    grounds.map((ground) => ({ front, ground, atLeast })),
  );

  test.each(pairs)('$front can be read on $ground', ({ front, ground, atLeast }) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(atLeast);
  });

  test('contrast is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  // A focus ring in the browser's default blue looked as if the shop had forgotten it.
  test('what has the focus is shown in the aubergine of the embroidery, on dark grounds in its gold', () => {
    expect(tokens.get('--colour-focus')).toBe(tokens.get('--art-aubergine-light'));
    expect(drawn.get('--art-gold')).toBe(tokens.get('--colour-focus-on-dark'));
  });

  test('the bar of the browser has the colour of the ground', () => {
    expect(THEME_COLOUR).toBe(tokens.get('--colour-ground'));
  });
});

describe('tokens', () => {
  test('no page and no component has a colour, a size or a style of its own', async () => {
    expect(await findRawValuesInApp(appFolder)).toEqual([]);
  });

  test('every token that is used is declared', () => {
    const isKnown = (file: string, name: string) =>
      tokens.has(name) || (/^ui\/pictures\/.*\.tsx$/.test(file) && drawn.has(name));
    expect(usedCustomProperties().filter(({ file, name }) => !isKnown(file, name))).toEqual([]);
  });

  test.each([
    ['page.css', 'a { color: #fff; }'],
    ['page.css', 'a { color: white; }'],
    ['page.css', 'a { border: 1px solid rgb(0 0 0 / 10%); }'],
    ['page.css', 'a { padding: 12px 0; }'],
    ['page.css', 'a { margin: -0.5rem; }'],
    ['page.css', 'a { transition: opacity 200ms; }'],
    ['page.css', '@media (min-width: 900px) {'],
    ['page.tsx', '<path fill="#c3174a" />'],
    ['page.tsx', '<div style={{ width }}>'],
  ])('in %s the raw value of "%s" is found', (fileName, text) => {
    expect(findRawValues(fileName, text)).not.toEqual([]);
  });

  test.each([
    ['page.css', 'a { color: var(--colour-text); white-space: nowrap; }'],
    ['page.css', 'a { inset: 0 -1px 0px auto; width: 50%; flex: 1.5; height: 100dvh; }'],
    ['page.css', '@media (min-width: 768px) {'],
    ['page.css', '@media (max-width: 1023px) {'],
    ['page.css', '/* 12px in a comment */'],
    ['page.tsx', '<a href="#main" className="skip-link">'],
  ])('in %s "%s" is let through', (fileName, text) => {
    expect(findRawValues(fileName, text)).toEqual([]);
  });
});

describe('rules', () => {
  // The remaining ones are pairs of declarations that are equal by chance. Lower the number when it falls (decision 410).
  const repeatsAtMost = 39;

  test('what several parts look like is a class, not a rule in each sheet', () => {
    const sheets = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const rules = sheets.flatMap((file) => rulesIn(file, readFileSync(`${appFolder}/${file}`, 'utf8')));
    expect(rules.length).toBeGreaterThan(300);
    const repeats = repeatedRules(rules).map(({ file, selector, body }) => `${file} ${selector} { ${body} }`);
    expect(repeats.length, repeats.join('\n')).toBeLessThanOrEqual(repeatsAtMost);
  });

  // The size of headings is measured on each page (every-page.spec.ts).
  const sizedElsewhere = ['h1', 'h2'];

  test('no rule takes the display font below 24 px', () => {
    const sheets = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const displayed = sheets.flatMap((file) =>
      Array.from(
        readFileSync(`${appFolder}/${file}`, 'utf8')
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/([^{};]+)\{([^{}]*font-family: var\(--font-display\)[^{}]*)\}/g),
        ([, selectors = '', body = '']) => ({ file, selectors: selectors.trim().split(/,\s*/), body }),
      ),
    );
    expect(displayed.length).toBeGreaterThan(2);
    const small = displayed
      .filter(({ selectors }) => !selectors.every((selector) => sizedElsewhere.includes(selector)))
      .filter(({ body }) => !/font-size: var\(--text-[2-4]xl\)/.test(body))
      .map(({ file, selectors }) => `${file} ${selectors.join(', ')}`);
    expect(small).toEqual([]);
    expect(tokens.get('--text-2xl')).toMatch(/^clamp\(1\.5rem,/);
  });

  // Chrome supports :has() since 105, Firefox since 121; the shop supports them from 99 and 102 (scripts/pages/browser-baseline.ts).
  test('the ring of what has the focus is taken away only where the browser knows :has(), which draws another', () => {
    const sheets = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter(
      // base.css draws the rings, and takes away that of an element which has the focus for others inside it.
      (file) => file.endsWith('.css') && file !== 'styles/base.css',
    );
    const taken = sheets.filter((file) => {
      const css = readFileSync(`${appFolder}/${file}`, 'utf8');
      const guarded = /@supports selector\(:has\(\w+\)\) \{\s*[^{}]+\{[^{}]*\}\s*\}/g;
      return /outline:\s*(none|0)/.test(css.replaceAll(guarded, ''));
    });
    expect(taken).toEqual([]);
  });

  test('a rule is a repeat whatever the order of its declarations, in a medium too', () => {
    const css = `.a { color: red; margin: 0; } @media print { .b { margin: 0; color: red; } } .c { margin: 0; }`;
    expect(repeatedRules(rulesIn('a.css', css)).map(({ selector }) => selector)).toEqual(['.b']);
  });
});

function readTokens(file: string): Map<string, string> {
  const [root = ''] = readFileSync(`${appFolder}/styles/${file}`, 'utf8').split('@media');
  const declarations = root.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]));
}

function usedCustomProperties(): { file: string; name: string }[] {
  const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(css|tsx)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${appFolder}/${file}`, 'utf8');
      return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => ({ file, name }));
    });
}

function colour(token: string): string {
  const value = tokens.get(token);
  if (value === undefined || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`${token} is not a six-digit colour`);
  return value;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(front: string, ground: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
