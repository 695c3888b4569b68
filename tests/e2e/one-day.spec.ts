import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminOrderMessages, orderMoveMessages } from '#app/messages/admin-order-messages.ts';
import { adminStockMessages } from '#app/messages/admin-stock-messages.ts';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { orderStatusMessages } from '#app/messages/order-messages.ts';
import { orderSelectionMessages } from '#app/messages/order-selection-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { riderDayMessages } from '#app/messages/rider-day-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import type { StaffRole } from '#shared/access.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { formatFrancs } from '#shared/money.ts';
import { productPath } from '#shared/page-paths.ts';
import { fieldOfMoment } from '#shared/shop-day.ts';
import { holdTokens, newPerson } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { orderByPhone } from '#tests/support/place-order.ts';
import type { Tokens } from '#tests/support/shop-api.ts';
import { watchForTrouble } from '#tests/support/trouble.ts';

const texts = {
  desk: adminOrderMessages.fr,
  move: orderMoveMessages.fr,
  selection: orderSelectionMessages.fr,
  cash: cashMessages.fr,
  riderDay: riderDayMessages.fr,
  parcels: parcelMessages.fr,
  status: orderStatusMessages.fr,
  till: tillMessages.fr,
  stock: adminStockMessages.fr,
};

// The test is so long that a step which hangs must not use up all its time.
test.use({ actionTimeout: 15_000 });

// A shop of its own, so that the day's figures contain only this day.
let own: OwnShop;
test.beforeAll(async () => {
  own = await startOwnShop();
});
test.afterAll(() => own.close());

/** A member of staff at her phone. */
type Person = { page: Page; shop: ShopPage; context: BrowserContext };

test('one day of the shop: goods, a sale, twenty orders, three of the staff, two riders, and the till is right', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const unexpected: (() => string[])[] = [];
  const come = async (tokens?: Tokens): Promise<Person> => {
    const context = await phoneOf(browser);
    unexpected.push(watchForTrouble(context).unexpected);
    const page = await context.newPage();
    if (tokens) await holdTokens(page, { tokens });
    return { page, context, shop: new ShopPage(page, 'fr') };
  };
  const { data: ownersTokens } = await own.api().user.login(browserShop.admin);
  const solange = await come(ownersTokens);
  const paule = await come((await join('ORDERS')).tokens);
  const idriss = await come((await join('CATALOGUE')).tokens);
  const [moussa, blaise] = [await join('RIDER'), await join('RIDER')];
  const [gloss, soap] = await twoProducts();

  await test.step('the owner opens the till', async () => {
    await solange.shop.open('/dashboard/till');
    await solange.page.getByLabel(texts.till.float).fill('50000');
    await solange.page.getByRole('button', { name: texts.till.open }).click();
    await expect(solange.page.getByRole('region', { name: texts.till.holds })).toContainText(
      formatFrancs(50_000),
    );
  });

  /** A whole minute, as form fields have them, and late enough to look at the earlier price first. */
  const saleStart = new Date(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000);
  await test.step('the owner plans a sale for later in the day', async () => {
    const { page, shop } = solange;
    await shop.open('/dashboard/promotions');
    await page.getByRole('button', { name: 'Nouvelle promotion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle promotion' });
    await dialog.getByRole('radio', { name: /^Soldes/ }).check();
    await dialog.getByLabel('Nom en français').fill('Soldes du lundi');
    await dialog.getByLabel('Nom en anglais').fill('Monday sale');
    await dialog.getByLabel('Pourcentage en moins').fill('25');
    await dialog.getByLabel('Début').fill(fieldOfMoment(saleStart));
    await dialog.getByRole('searchbox', { name: 'Produits' }).fill(nameOf(gloss));
    await dialog.getByRole('button', { name: `Choisir ${nameOf(gloss)}` }).click();
    await dialog.getByRole('button', { name: 'Enregistrer la promotion' }).click();
    await expect(page.getByText('Promotion enregistrée')).toBeVisible();
  });
  const salePrice = gloss.price * 0.75;
  const aminata = await come();

  await test.step('until it starts, a shopper sees the price of before', async () => {
    await aminata.shop.open(productPath(gloss));
    await expect(aminata.page.getByRole('main')).toContainText(formatFrancs(gloss.price));
    await expect(aminata.page.getByRole('main')).not.toContainText(formatFrancs(salePrice));
    expect(Date.now()).toBeLessThan(saleStart.getTime());
  });

  await test.step('goods arrive, and the catalogue’s keeper counts them in', async () => {
    const { page, shop } = idriss;
    for (const product of [gloss, soap]) {
      await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
      await page.getByRole('button', { name: texts.stock.adjustNamed(nameOf(product)) }).click();
      const dialog = page.getByRole('dialog', { name: texts.stock.adjustTitle });
      await dialog.getByLabel(texts.stock.quantity).fill('30');
      await dialog.getByLabel(texts.stock.cause).selectOption(texts.stock.received);
      await dialog.getByRole('button', { name: texts.stock.save }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => stockOf(product)).toBe(product.stock + 30);
    }
  });

  await test.step('eighteen others order, and one by a call to the office', async () => {
    for (let index = 0; index < 18; index += 1) await orderOf(index, soap);
    const { page, shop } = paule;
    await shop.open('/dashboard/new-order');
    await page.getByLabel('Rechercher des produits').fill(nameOf(soap));
    await page.getByRole('button', { name: `Ajouter ${nameOf(soap)}` }).click();
    await page.getByLabel('Téléphone ou e-mail').fill('677555000');
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    const form = page.getByRole('region', { name: 'Livrer à' });
    await form.getByLabel('Nom').fill('Maman au téléphone');
    await form.getByLabel('Adresse', { exact: true }).fill('Deido, derrière le marché');
    await form.getByLabel('Ville').fill('Douala');
    await form.getByLabel('Région').fill('Littoral');
    await form.getByRole('button', { name: 'Passer la commande' }).click();
    await expect(page.getByRole('heading', { name: 'La commande est passée' })).toBeVisible();
  });

  await test.step('the sale starts by the clock, and the shopper orders at its price with her phone number', async () => {
    const { page, shop } = aminata;
    await expect(async () => {
      await shop.open(productPath(gloss));
      await expect(page.getByRole('main')).toContainText(formatFrancs(salePrice), { timeout: 1_000 });
    }).toPass({ intervals: [1_000], timeout: saleStart.getTime() - Date.now() + 30_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(saleStart.getTime());
    await shop.product(nameOf(gloss)).add.click();
    await shop.open('/cart');
    await page.getByRole('button', { name: cartMessages.fr.proceed }).click();
    const form = new PhoneOrderForm(page, 'fr');
    await form.fill(aicha);
    await form.send.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await new CheckoutPage(page, 'fr').cashOnDelivery.click();
    await expect(page).toHaveURL(/\/success/);
    await page.context().close();
  });

  const desk = new OrderDeskPage(paule.page, 'fr');
  /** Moves all orders of a view on together. */
  const moveAll = async (view: 'to_confirm' | 'to_pack', to: 'Confirmed' | 'Packed', count: number) => {
    await desk.view(view).click();
    await expect(desk.view(view)).toHaveAttribute('aria-current', 'page');
    await paule.page.getByLabel(texts.selection.selectAllShown).check();
    await expect(desk.selection).toContainText(texts.selection.selected(count));
    await desk.selection.getByRole('button', { name: texts.move[to] }).click();
    await expect(desk.selection).toBeHidden();
  };

  await test.step('the office confirms, packs and gives half of the parcels to each rider', async () => {
    await paule.shop.open('/dashboard/orders');
    await expect(paule.page.getByRole('main').getByRole('article')).toHaveCount(20);
    await moveAll('to_confirm', 'Confirmed', 20);
    await moveAll('to_pack', 'Packed', 20);
    await desk.view('to_send').click();
    await expect(desk.view('to_send')).toHaveAttribute('aria-current', 'page');
    for (const [rider, waiting] of [
      [moussa, 20],
      [blaise, 10],
    ] as const) {
      const boxes = paule.page.getByRole('main').getByRole('article').getByRole('checkbox');
      await expect(boxes).toHaveCount(waiting);
      for (let index = 0; index < 10; index += 1) await boxes.nth(index).check();
      await expect(desk.selection).toContainText(texts.selection.selected(10));
      await desk.selection.getByRole('button', { name: texts.move['Out for delivery'] }).click();
      const leaving = paule.page.getByRole('dialog', { name: texts.cash.dispatchTitle });
      // With two riders no choice is made for her.
      await expect(leaving.getByRole('radio', { name: rider.person.name })).toBeVisible();
      await expect(leaving.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(leaving.getByRole('button', { name: texts.cash.dispatch })).toBeDisabled();
      await leaving.getByRole('radio', { name: rider.person.name }).check();
      await leaving.getByRole('button', { name: texts.cash.dispatch }).click();
      await expect(leaving).toBeHidden();
    }
  });

  /** Delivers a rider's ten parcels; returns the cash in hand at the end, as the rider's own page says. */
  const deliver = async (rider: Joined, outcome: 'not at home' | 'refused'): Promise<number> => {
    const { page, shop } = await come(rider.tokens);
    await shop.open('/dashboard/parcels');
    const now = page.getByRole('region', { name: texts.parcels.toBring });
    const parcels = now.getByRole('article');
    await expect(parcels).toHaveCount(10);
    /** Presses the button of the next parcel and the one of its dialog; that settles the parcel. */
    const settle = async (open: string, title: string, send: string) => {
      const left = await parcels.count();
      await parcels.first().getByRole('button', { name: open }).click();
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: send }).click();
      await expect(parcels).toHaveCount(left - 1);
    };
    const { notHome } = texts.parcels;
    const { Refused } = texts.status;
    if (outcome === 'not at home') await settle(notHome, notHome, texts.cash.save);
    else await settle(Refused, Refused, Refused);
    for (let parcel = 2; parcel <= 10; parcel += 1) {
      await settle(texts.cash.collect, texts.cash.collect, texts.cash.save);
    }
    const inHand = await page.locator('.parcels-page__cash').innerText();
    await page.context().close();
    return francsIn(inHand);
  };

  let brought = 0;
  await test.step('the riders bring them: one shopper is not at home, one refuses at the door', async () => {
    const sums = await Promise.all([deliver(moussa, 'not at home'), deliver(blaise, 'refused')]);
    brought = sums[0] + sums[1];
    const { data } = await own.owner.orderDesk.list({ view: 'all', limit: 50 });
    const delivered = data.filter((order) => order.order_status === 'Delivered');
    expect(delivered).toHaveLength(18);
    expect(delivered.reduce((sum, order) => sum + order.totalAmt, 0)).toBe(brought);
  });

  await test.step('the riders hand over what they have, and sign for it and for their day at the counter', async () => {
    const { page, shop } = paule;
    await shop.open('/dashboard/cash');
    for (const { person } of [moussa, blaise]) {
      await page.getByRole('button', { name: texts.cash.handOverNamed(person.name) }).click();
      const dialog = page.getByRole('dialog', { name: texts.cash.handOverTitle });
      await dialog.getByLabel(texts.cash.confirmsHere(person.name)).check();
      await dialog.getByRole('button', { name: texts.cash.handOver }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: texts.riderDay.closeNamed(person.name) }).click();
      const closing = page.getByRole('dialog', { name: texts.riderDay.close });
      await closing.getByLabel(texts.riderDay.agreesHere(person.name)).check();
      await closing.getByRole('button', { name: texts.riderDay.close }).click();
      await expect(closing).toBeHidden();
    }
  });

  await test.step('the owner counts the till: it is right, and the refused piece is back in the shop', async () => {
    const { page, shop } = solange;
    await shop.open('/dashboard/till');
    await page.getByRole('button', { name: texts.till.count }).click();
    const dialog = page.getByRole('dialog', { name: texts.till.count });
    await dialog.getByLabel(texts.till.total).fill(String(50_000 + brought));
    await expect(dialog).toContainText(texts.till.noDifference);
    await dialog.getByRole('button', { name: texts.till.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: texts.till.closings })).toContainText(
      formatFrancs(50_000 + brought),
    );
    const sold = (await stockOf(gloss)) + (await stockOf(soap));
    expect(sold).toBe(gloss.stock + soap.stock + 60 - 19);
  });

  expect(unexpected.flatMap((complaints) => complaints())).toEqual([]);
});

type Joined = { tokens: Tokens; person: { name: string; email: string } };
let joined = 0;

/** A person who has accepted the owner's invitation. */
async function join(role: StaffRole): Promise<Joined> {
  joined += 1;
  const person = { ...newPerson(), name: `${role === 'RIDER' ? 'Livreur' : 'Collègue'} ${joined}` };
  const contact = `69700000${joined}`;
  await own.api().user.register({ ...person, confirmPassword: person.password });
  const { data: tokens } = await own.api().user.login(person);
  const { data } = await own.owner.staff.invite({ role, contact });
  await own.api(tokens).staff.accept({ token: data.token, contact });
  return { tokens, person };
}

async function twoProducts(): Promise<[ProductView, ProductView]> {
  const { data } = await own.owner.product.get({ page: 1, limit: 20 });
  const [first, second] = data.filter(({ stock, discount }) => stock !== null && stock >= 5 && !discount);
  if (!first || !second) throw new Error('The small catalogue has too few products');
  return [first, second];
}

/** The name on French pages. */
function nameOf({ name, nameFr }: ProductView): string {
  return nameFr || name;
}

async function stockOf({ _id }: ProductView): Promise<number> {
  return (await own.owner.product.getDetails({ productId: _id })).data.stock ?? 0;
}

/** A cash order without an account. */
function orderOf(index: number, product: ProductView) {
  const mobile = `6771000${String(index).padStart(2, '0')}`;
  return orderByPhone(own.api, { name: `Cliente ${index}`, mobile }, product);
}

function phoneOf(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: own.url,
    viewport: phone,
    locale: 'fr-CM',
    timezoneId: 'Africa/Douala',
    serviceWorkers: 'block',
  });
}

function francsIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
