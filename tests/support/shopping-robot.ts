import type { CDPSession, Locator, Page } from '@playwright/test';

/** How fast a robot types that never pauses to think. */
const charactersPerSecond = 5;

export type Effort = {
  taps: number;
  fields: number;
  characters: number;
  seconds: number;
  kilobytes: number;
  /** The time of each tap, in seconds, to see where the time goes. */
  tapsAt: readonly number[];
};

/** A shopper on a slow phone: 700 kbit/s, 300 ms latency, a processor four times slower. Counts the effort of her order. */
export class ShoppingRobot {
  readonly #page: Page;
  readonly #tapsAt: number[] = [];
  #fields = 0;
  #characters = 0;
  #bytes = 0;
  #startedAt = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async at(page: Page): Promise<ShoppingRobot> {
    const robot = new ShoppingRobot(page);
    const session = await page.context().newCDPSession(page);
    await slowDown(session);
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      robot.#bytes += encodedDataLength;
    });
    return robot;
  }

  async land(path: string): Promise<void> {
    this.#startedAt = performance.now();
    await this.#page.goto(path, { waitUntil: 'commit' });
  }

  /** Waits until the scripts of this document run: before that, links work and buttons do not. */
  async untilAlive(): Promise<void> {
    await this.#page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/subcategory/get')),
    );
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#tapsAt.push(this.#seconds());
  }

  /** Taps the field, then types letter by letter. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text, { delay: 1000 / charactersPerSecond });
    this.#fields += 1;
    this.#characters += text.length;
  }

  effort(): Effort {
    return {
      taps: this.#tapsAt.length,
      fields: this.#fields,
      characters: this.#characters,
      seconds: this.#seconds(),
      kilobytes: Math.round(this.#bytes / 1000),
      tapsAt: this.#tapsAt,
    };
  }

  #seconds(): number {
    return Math.round((performance.now() - this.#startedAt) / 100) / 10;
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 700_000 / 8,
    uploadThroughput: 700_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
