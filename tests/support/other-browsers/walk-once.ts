import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import { loginMessages } from '#app/messages/login-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { shellMessages } from '#app/messages/shell-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { browserShop } from '../browser-shop-address.ts';
import { aicha } from '../pages/phone-order-form.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const texts = {
  product: adminProductMessages.fr,
  labels: productFormLabels.fr,
  login: loginMessages.fr,
  shell: shellMessages.fr,
  form: phoneOrderMessages.fr,
  checkout: checkoutMessages.fr,
};

/** The core of the shop in French: a photo becomes a product, a guest finds and orders it, the owner confirms the order. */
export async function walkOnce(browser: DrivenBrowser, url: string, product: string): Promise<void> {
  await logIn(browser, url);
  await publish(browser, url, product);
  await becomeGuest(browser);
  await lookAround(browser, url, product);
  await order(browser, url, product);
  await becomeGuest(browser);
  await logIn(browser, url);
  await confirm(browser, url);
}

async function logIn(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.open(`${url}/fr/login`);
  await browser.type('Adresse e-mail', browserShop.admin.email);
  await browser.type('Mot de passe', browserShop.admin.password);
  await browser.press('main button[type=submit]');
  await browser.see('h1, h2', 'rayon');
}

async function becomeGuest(browser: DrivenBrowser): Promise<void> {
  await browser.run('localStorage.clear(); sessionStorage.clear()');
}

async function publish(browser: DrivenBrowser, url: string, product: string): Promise<void> {
  const photo = join(tmpdir(), `photo-${process.pid}.jpg`);
  const background = { r: 138, g: 26, b: 43 };
  const create = { width: 3000, height: 2600, channels: 3, background } as const;
  await writeFile(photo, await sharp({ create }).jpeg().toBuffer());
  await browser.open(`${url}/fr/dashboard/upload-product`);
  await browser.see('button', texts.product.submit);
  await browser.choose(photo);
  await browser.type(texts.labels.nameFr, product);
  await browser.type(texts.labels.price, '2500');
  await browser.press('main button', 'Lèvres');
  await browser.see(`button[aria-label="${texts.product.removePicture(1)}"]`);
  await rm(photo);
  await browser.press('button', texts.product.submit);
  await browser.see('main', texts.product.savedInShop(product));
}

/** Uses the menu, the search, the picture, the other language and the way back. */
async function lookAround(browser: DrivenBrowser, url: string, product: string): Promise<void> {
  await browser.open(`${url}/fr`);
  await browser.press('header button', texts.shell.openMenu);
  await browser.press('#site-navigation a[href="/fr/new-arrival"]');
  await browser.see('main article', product);
  await browser.press('main article a', product);
  await browser.press('main button', 'Agrandir');
  await browser.see('dialog img');
  await browser.press('dialog button', 'Fermer');
  await browser.press('header a', 'English');
  await browser.see('main button', 'Add');
  await browser.goBack();
  await browser.see('main button', 'Ajouter');
}

async function order(browser: DrivenBrowser, url: string, product: string): Promise<void> {
  await browser.press('main button', 'Ajouter');
  await browser.see('main a, main button', 'Voir le panier');
  await browser.open(`${url}/fr/cart`);
  await browser.see('main', product);
  await browser.press('main button', 'Commander');
  await browser.type(texts.form.name, aicha.name);
  await browser.type(texts.form.mobile, aicha.mobile);
  await browser.type(texts.form.city, aicha.city);
  await browser.type(texts.form.addressLine, aicha.addressLine);
  await browser.press('dialog button', texts.form.send);
  await browser.see('h1', texts.checkout.title);
  await browser.press('main button', texts.checkout.cashOnDelivery);
  await browser.see('h1', 'Commande passée');
}

async function confirm(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.open(`${url}/fr/dashboard/orders`);
  await browser.press('main article button', 'Confirmer');
}
