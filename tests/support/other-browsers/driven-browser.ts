import { setTimeout as delay } from 'node:timers/promises';

/** The key under which WebDriver gives an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [ELEMENT]: string };

/** Runs a WebDriver command, named as in Firefox, with its parameters; returns its value. */
export type Ask = (command: string, given?: object) => Promise<unknown>;

/** One window of a browser that Playwright cannot drive. */
export type DrivenBrowser = {
  /** With its version. */
  name: string;
  open: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Runs a script in the page; returns its result. */
  run: (script: string, ...given: unknown[]) => Promise<unknown>;
  /** Waits until the page has an element that matches the selector and whose name or text contains these words. */
  see: (selector: string, words?: string) => Promise<void>;
  /** Presses it as a hand does: it has to be visible and not covered. */
  press: (selector: string, words?: string) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  /** Chooses this file in the page's only file field. */
  choose: (path: string) => Promise<void>;
  /** A PNG screenshot. */
  picture: () => Promise<Buffer>;
  quit: () => Promise<void>;
};

const patienceMs = 30_000;

export function drive(name: string, ask: Ask, quit: () => Promise<void>): DrivenBrowser {
  const run = (script: string, ...args: unknown[]) => ask('ExecuteScript', { script, args });

  async function find(selector: string, words: string): Promise<string> {
    const found = await run(findInPage, selector, words);
    if (!isElement(found)) throw new Error('It is not seen');
    return found[ELEMENT];
  }

  /** Tries again and again: pages are drawn, moved and replaced while they are looked at. */
  async function patiently(what: string, work: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        await work();
        return;
      } catch (failure) {
        if (Date.now() < end) await delay(200);
        else throw new Error(`${what}, at ${await run('return location.pathname')}`, { cause: failure });
      }
    }
  }

  return {
    name,
    run,
    quit,
    open: async (url) => void (await ask('Navigate', { url })),
    goBack: async () => void (await ask('Back')),
    see: (selector, words = '') => patiently(`seeing ${selector} "${words}"`, () => find(selector, words)),
    press: (selector, words = '') =>
      patiently(`pressing ${selector} "${words}"`, async () =>
        ask('ElementClick', { id: await find(`:is(${selector}):enabled, :is(${selector}):any-link`, words) }),
      ),
    type: (label, text) =>
      patiently(`typing into "${label}"`, async () => {
        const id = await find('input, textarea', label);
        await ask('ElementClear', { id });
        await ask('ElementSendKeys', { id, text });
      }),
    choose: (path) =>
      patiently('choosing a file', async () => {
        const field = await run(`return document.querySelector('input[type=file]')`);
        if (!isElement(field)) throw new Error('There is no field for files');
        await ask('ElementSendKeys', { id: field[ELEMENT], text: path });
      }),
    picture: async () => Buffer.from(String(await ask('TakeScreenshot', { full: false })), 'base64'),
  };
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && ELEMENT in value;
}

/** Only among visible elements; if dialogs are open, only in the top one. */
const findInPage = String.raw`
  const [selector, words] = arguments;
  const plain = (text) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const namesOf = (one) =>
    [one.ariaLabel, one.textContent, ...Array.from(one.labels ?? [], (label) => label.textContent)].map(plain);
  const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const modal = Array.from(document.querySelectorAll('dialog[open]')).pop();
  const found = Array.from((modal ?? document).querySelectorAll(selector))
    .filter(isSeen)
    .find((one) => words === '' || namesOf(one).some((name) => name.includes(plain(words))));
  // Not under a bar at the edge of the screen.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
`;
