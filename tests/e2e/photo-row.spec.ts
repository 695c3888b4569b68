import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('photos are taken one after the other, each sent while the next is taken, with retry and removal', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/POST .*\/api\/file\/upload/, /ERR_FAILED|net::/);
  await page.addInitScript(cameraThatCounts);
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open('/dashboard/upload-product');

  await page.getByRole('button', { name: 'Prendre des photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Des photos à la suite' });
  const shutter = dialog.getByRole('button', { name: 'Prendre une photo' });
  const status = dialog.getByRole('status');

  /** Waits for a frame that the camera shows now, so that the photo is not of the one before. */
  const shoot = async () => {
    await dialog.locator('video').evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((next) => {
          video.requestVideoFrameCallback(() => video.requestVideoFrameCallback(() => next()));
        }),
    );
    await shutter.click();
  };

  const held = Promise.withResolvers<void>();
  await page.route('**/api/file/upload', async (route) => {
    await held.promise;
    await route.continue();
  });
  await shoot();
  await expect(status).toHaveText('0 photo, 1 en route');
  await shoot();
  await expect(status).toHaveText('0 photo, 2 en route');
  expect(await violations(page)).toEqual([]);
  held.resolve();
  await expect(status).toHaveText('2 photos');

  await page.unroute('**/api/file/upload');
  await page.route('**/api/file/upload', (route) => route.abort(), { times: 1 });
  await shoot();
  await dialog.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(status).toHaveText('3 photos');
  await dialog.getByRole('button', { name: 'Retirer la photo 1' }).click();
  await expect(status).toHaveText('2 photos');
  await dialog.getByRole('button', { name: 'C’est tout' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Retirer l’image/ })).toHaveCount(2);
});

test('where the camera is refused, the photos are taken by the phone’s own program, in the same row', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/The camera did not open/);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
  });
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'en').open('/dashboard/upload-product');
  await page.getByRole('button', { name: 'Take photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos one after the other' });
  await expect(dialog.getByRole('alert')).toContainText('one after the other');
  await expect(dialog.locator('input[type="file"][capture]')).toHaveCount(1);
});

test('a photo in HEIC is refused in words before its megabytes are sent', { tag: '@full' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/file/upload')) sent.push(request.method());
  });
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/upload-product');
  const buffer = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(4_000_000),
  ]);
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles({ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('main').getByText('ce fichier est HEIC')).toBeVisible();
  await expect(page.getByText('IMG_0042.HEIC')).toBeVisible();
  expect(sent).toEqual([]);
});

/** A fake camera that shows another number in each frame, so that no two photos are the same. */
function cameraThatCounts(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    let shown = 0;
    const draw = () => {
      shown += 1;
      if (context) {
        context.fillStyle = '#d8c4a8';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = '#35506b';
        context.font = '80px sans-serif';
        context.fillText(String(shown), 20, 100);
      }
      requestAnimationFrame(draw);
    };
    draw();
    return canvas.captureStream(30);
  };
}
