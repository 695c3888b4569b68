import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#tests/support/chromium.ts';

/** Opens the Chromium of the browser tests with further arguments. */
export async function openChromium(...more: string[]): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, ...more], env: { ...process.env, ...env } });
}
