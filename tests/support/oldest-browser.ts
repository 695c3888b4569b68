import type { Page } from '@playwright/test';

/** Removes from the page the features newer than the oldest browsers that the shop supports (scripts/pages/browser-baseline.ts). */
export async function becomeOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const without = (owner: object, names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    const arrays = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'];
    without(Array.prototype, arrays);
    without(Uint8Array.prototype, ['toBase64', 'toHex', ...arrays]);
    without(Array, ['fromAsync']);
    without(Object, ['groupBy']);
    without(Map, ['groupBy']);
    without(Promise, ['withResolvers', 'try']);
    without(String.prototype, ['isWellFormed', 'toWellFormed']);
    without(Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']);
    without(globalThis, ['Iterator', 'requestIdleCallback', 'cookieStore', 'navigation', 'scheduler']);
    without(globalThis, ['TextEncoderStream', 'TextDecoderStream']);
    without(URL, ['canParse', 'parse']);
    without(URLSearchParams.prototype, ['size']);
    without(AbortSignal, ['any', 'timeout']);
    without(AbortSignal.prototype, ['throwIfAborted']);
    without(Document.prototype, ['startViewTransition']);
    without(Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']);
    without(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']);
    without(HTMLDialogElement.prototype, ['requestClose']);
    // Safari has lookbehind since 16.4, and sets in patterns since 17. The build writes newer patterns as calls of RegExp.
    const PatternOfToday = RegExp;
    const readPattern = (pattern: string | RegExp, flags?: string) => {
      const read = new PatternOfToday(pattern, flags);
      if (/\(\?<[=!]/.test(read.source) || read.flags.includes('v'))
        throw new SyntaxError(`unknown pattern ${read.source}`);
      return read;
    };
    globalThis.RegExp = new Proxy(PatternOfToday, {
      apply: (_target, _self, [pattern, flags]: [string | RegExp, string?]) => readPattern(pattern, flags),
      construct: (_target, [pattern, flags]: [string | RegExp, string?]) => readPattern(pattern, flags),
    });
    // Safari turns photos by the phone's orientation since 16.
    const decode = globalThis.createImageBitmap;
    Reflect.set(
      globalThis,
      'createImageBitmap',
      async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
        if (options?.imageOrientation === 'from-image') throw new TypeError('unknown value from-image');
        return decode(source, options);
      },
    );
    const matches = Element.prototype.matches;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (/:(popover-open|has|modal)\b/.test(selector)) throw new SyntaxError(`unknown selector ${selector}`);
      return matches.call(this, selector);
    });
  });
}
