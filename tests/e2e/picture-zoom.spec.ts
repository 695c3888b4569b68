import type { Locator } from '@playwright/test';
import { productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct, demoPictures } from '#tests/support/shelf.ts';

const sizeOf = (image: { boundingBox: () => Promise<{ width: number } | null> }) =>
  image.boundingBox().then((box) => Math.round(box?.width ?? 0));

/**
 * Two taps by Playwright may be further apart than those of a finger. In Chromium and current Firefox a click is a pointer event; in older
 * ones, and on most iPhones, it is a mouse event, whatever made it.
 */
async function tapTwice(image: Locator, click: 'MouseEvent' | 'PointerEvent'): Promise<void> {
  await image.evaluate((picture, kind) => {
    const tap = { bubbles: true, pointerType: 'touch', clientX: 180, clientY: 350 };
    for (let taps = 0; taps < 2; taps += 1) {
      picture.dispatchEvent(new PointerEvent('pointerdown', tap));
      picture.dispatchEvent(new window[kind]('click', tap));
    }
  }, click);
}

test('a picture is enlarged by a click and by the keyboard on a desk', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await page.setViewportSize(desktop);
  const gloss = await addProduct({ image: await demoPictures(3) });
  await shop.open(productPath(gloss));
  const gallery = page.getByRole('region', { name: `Pictures of ${gloss.name}` });
  await gallery.getByRole('button', { name: 'Show picture 2' }).click();
  await gallery.getByRole('img', { name: /picture 2 of 3/ }).click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${gloss.name}` });
  const image = viewer.getByRole('img', { name: /picture 2 of 3/ });
  await expect(image).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const small = await sizeOf(image);
  await image.click({ position: { x: small / 4, y: 100 } });
  await expect.poll(() => sizeOf(image)).toBe(Math.round(small * 2.5));
  await image.click();
  await expect.poll(() => sizeOf(image)).toBe(small);

  await page.keyboard.press('+');
  await expect.poll(() => sizeOf(image)).toBe(small * 2);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: /picture 3 of 3/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await gallery.getByRole('button', { name: 'Enlarge the picture' }).press('Enter');
  await expect(viewer).toBeVisible();
});

test('a picture that is enlarged again in the moment it closes stays open', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await enlarge.click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${gloss.name}` });
  await expect(viewer).toBeVisible();
  const closings = await viewer.evaluate(
    (dialog: HTMLDialogElement) =>
      new Promise<string>((resolve) => {
        dialog.addEventListener('close', () =>
          resolve(dialog.open ? 'heard when open again' : 'heard when closed'),
        );
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          document.querySelector<HTMLElement>('.gallery__stage')?.click();
        }).observe(dialog, { attributeFilter: ['open'] });
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      }),
  );
  expect(closings).toBe('heard when open again');
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(viewer.getByRole('img')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('two taps enlarge, and two fingers', { tag: '@full' }, async ({ shop, page }) => {
    const gloss = await addProduct({ image: await demoPictures(2) });
    await shop.open(productPath(gloss));
    const gallery = page.getByRole('region', { name: `Pictures of ${gloss.name}` });
    await gallery.getByRole('img', { name: /picture 1 of 2/ }).tap();
    const viewer = page.getByRole('dialog', { name: `Pictures of ${gloss.name}` });
    const image = viewer.getByRole('img', { name: /picture 1 of 2/ });
    await expect(image).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const small = await sizeOf(image);
    await tapTwice(image, 'MouseEvent');
    await expect.poll(() => sizeOf(image)).toBe(Math.round(small * 2.5));
    await tapTwice(image, 'PointerEvent');
    await expect.poll(() => sizeOf(image)).toBe(small);
    await tapTwice(image, 'PointerEvent');
    await expect.poll(() => sizeOf(image)).toBe(Math.round(small * 2.5));
    await viewer.getByRole('button', { name: 'Smaller' }).tap();
    await viewer.getByRole('button', { name: 'Smaller' }).tap();
    await expect.poll(() => sizeOf(image)).toBe(small);

    const device = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 180 - apart, y: 350 },
      { x: 180 + apart, y: 350 },
    ];
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 50, 60]) {
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => sizeOf(image)).toBeGreaterThan(small * 1.3);
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toBeHidden();
  });
});
