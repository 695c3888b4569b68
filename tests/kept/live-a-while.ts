import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { bill } from '#shared/pricing.ts';
import { liveFurther } from './live-further.ts';
import {
  addressLine,
  api,
  drawPicture,
  type LivingShop,
  logIn,
  moveOn,
  openAccount,
  orderOf,
  password,
  placeOrders,
  town,
} from './living-shop.ts';

/** A shopper with orders in every kept database. */
export const keptShopper = { name: 'Amina Njoya', email: 'amina@example.com', password };

/** Lives weeks of a shop in a few seconds: afterwards every kind of data has at least one row. */
export async function liveAWhile(shop: LivingShop): Promise<void> {
  const owner = await logIn(shop, shop.owner);
  const products = await stockShelves(shop, owner);
  const amina = await openAccount(shop, keptShopper.name, keptShopper.email);
  const brigitte = await openAccount(shop, 'Brigitte Essomba', 'brigitte@example.com');
  await fillCarts(shop, amina, products);
  await deliverForCash(owner, amina, products);
  await askBack(owner, brigitte, products);
  await payOnline(shop, owner, amina, products);
  await answerCallers(owner, brigitte, products);
  await importTable(shop, owner);
  await visitAsGuest(shop, owner);
  await liveFurther(shop, owner, amina, products);
  await shop.doJobs();
  // Data that the jobs have not processed yet.
  await placeOrders(brigitte, products, 1);
  await amina.cart.create({ productId: products[0]?._id ?? '' });
  // Last, and for Brigitte: a prompt that may still be approved blocks the payer's next order, and Amina orders when this database is
  // opened.
  await payAtSandbox(shop, brigitte, products, undefined);
}

async function stockShelves(shop: LivingShop, owner: Api): Promise<ProductView[]> {
  const image = await uploadPicture(owner);
  const category = (await owner.category.addCategory({ name: 'Lips', nameFr: 'Lèvres', image })).data;
  const subCategory = (await owner.subcategory.create({ name: 'Lipstick', image, category: [category] }))
    .data;
  const products: ProductView[] = [];
  for (const [index, name] of ['Velvet lipstick', 'Cœur de karité', 'Ndolo gloss', 'Sun balm'].entries()) {
    const { data } = await owner.product.create({
      name,
      nameFr: `${name} à l’ancienne`,
      image: [image],
      category: [category],
      subCategory: [subCategory],
      unit: '6 ml',
      stock: 40,
      price: 4_500 + index * 500,
      bulkPrice: index === 1 ? 3_600 : null,
      discount: index === 2 ? 15 : 0,
      description: 'Soft, "matt" and 100 % made here.\nWith a tab:\t and a backslash: \\.',
      more_details: { 'Skin type': 'All', Brand: 'Ndolo' },
      ...(index < 2 ? { shade: { name: `Shade ${index}`, hex: '#aa3344' }, family: 'velvet' } : {}),
    });
    products.push(data);
  }
  const [first, , , last] = products;
  if (!first || !last) throw new Error('The shelves are empty.');
  await owner.product.updateDetails({ ...first, description: 'Matt, soft, from Douala.' });
  await owner.product.delete({ _id: last._id });
  const draft = { ...last, name: 'A draft', published: false, reference: 'draft-1' };
  await owner.product.create(draft, { idempotencyKey: randomUUID() });
  await owner.stock.adjust({ productId: first._id, change: -2, cause: 'damaged', note: 'Fell down' });
  await shop.doJobs();
  return products.slice(0, 3);
}

async function uploadPicture(owner: Api): Promise<string> {
  const bytes = await drawPicture();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'lips.png');
  return (await owner.file.upload(form)).data.url;
}

async function fillCarts(shop: LivingShop, shopper: Api, products: ProductView[]): Promise<void> {
  for (const { _id } of products) await shopper.cart.create({ productId: _id });
  await shopper.auth.mergeGuestData(
    {
      guestCart: [{ productId: products[0]?._id ?? '', quantity: 2 }],
      guestAddresses: [
        { name: 'Amina', customer_email: 'amina@example.com', address_line: addressLine, ...town },
      ],
    },
    { idempotencyKey: 'a-guest-cart-1' },
  );
  await api(shop).user.forgotPassword({ email: 'amina@example.com' });
}

async function deliverForCash(owner: Api, shopper: Api, products: ProductView[]): Promise<void> {
  const [placed, cancelled, whole, short] = await placeOrders(shopper, products, 4);
  if (!placed || !cancelled || !whole || !short) throw new Error('An order is missing.');
  await shopper.order.cancelOrder({ _id: cancelled });
  await owner.orderDesk.addNote({ _id: placed, note: 'Calls back after 5 pm' });
  const { data: rider } = await owner.rider.save({ name: 'Ibrahim Sali', phone: '+237699102030' });
  const { data: other } = await owner.rider.save({ name: 'Paul Biya Jr', phone: '+237699102031' });
  await moveOn(owner, [whole, short], ['Confirmed', 'Packed']);
  await owner.orderDesk.dispatch({ orders: [whole, short], rider: rider.id });
  await owner.orderDesk.changeRider({ _id: short, shown: rider.id, rider: other.id, note: 'Flat tyre' });
  const dueOf = async (_id: string) => (await owner.orderDesk.getOrder({ _id })).data.cash.due;
  const due = await dueOf(whole);
  await owner.cash.collect({ _id: whole, due, amount: due });
  const dueOfShort = await dueOf(short);
  await owner.cash.collect({ _id: short, due: dueOfShort, amount: dueOfShort - 100, note: 'No coins' });
  await owner.cash.writeOff({ _id: short, due: 100, note: 'A good customer' });
  const { data: order } = await owner.orderDesk.getOrder({ _id: whole });
  await owner.cash.correctCollection({
    entryId: order.cash.collections[0]?.id ?? 0,
    amount: due,
    rider: other.id,
    note: 'Paul took it',
  });
  const { data: riders } = await owner.rider.list({});
  for (const { id, cashInHand: inHand } of riders.filter(({ cashInHand: cash }) => cash > 0)) {
    await owner.cash.handOver({ rider: id, inHand, amount: inHand - 50, note: 'Change kept' });
  }
}

async function askBack(owner: Api, shopper: Api, products: ProductView[]): Promise<void> {
  const [kept, back] = await placeOrders(shopper, products, 2);
  if (!kept || !back) throw new Error('An order is missing.');
  await moveOn(owner, [kept, back], ['Confirmed', 'Packed', 'Out for delivery', 'Delivered']);
  for (const _id of [kept, back]) {
    await shopper.order.requestReturn({ _id, reason: 'damaged', details: 'The seal was broken.' });
  }
  await owner.returns.answer({ orderId: back, state: 'accepted', answer: 'Bring it along.' });
  const productId = products[0]?._id ?? '';
  await owner.returns.takeBack({ orderId: back, unsaleable: [{ productId, quantity: 1 }] });
}

async function payOnline(shop: LivingShop, owner: Api, shopper: Api, products: ProductView[]): Promise<void> {
  const paid = await payAtSandbox(shop, shopper, products, 'pay');
  await payAtSandbox(shop, shopper, products, 'decline');
  await shop.doJobs();
  await moveOn(owner, [paid], ['Confirmed', 'Packed', 'Out for delivery', 'Delivered']);
  await owner.payment.startRefund({ orderId: paid, reason: 'It came broken.' });
  const cancelled = await payAtSandbox(shop, shopper, products, 'pay');
  await shopper.order.cancelOrder({ _id: cancelled });
}

async function payAtSandbox(
  shop: LivingShop,
  shopper: Api,
  products: ProductView[],
  decision: 'pay' | 'decline' | undefined,
): Promise<string> {
  const order = await orderOf(shopper, products);
  const { data } = await shopper.order.checkout({ ...order, provider: 'mtn_momo', payer_phone: '677001122' });
  const { orderId } = data;
  const { attempt } = (await shopper.payment.getState({ orderId })).data;
  if (decision === undefined) return orderId;
  const page = new URL(attempt?.url ?? '', shop.url);
  const pressed = await fetch(new URL(`${page.pathname}${page.search}`, shop.url), {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  if (pressed.status !== 303) throw new Error(`The sandbox answered ${pressed.status}.`);
  return orderId;
}

async function answerCallers(owner: Api, shopper: Api, products: ProductView[]): Promise<void> {
  const [unanswered, unwanted] = await placeOrders(shopper, products, 2);
  if (!unanswered || !unwanted) throw new Error('An order is missing.');
  await owner.orderDesk.noteCall({ _id: unanswered, noted: 0 });
  await owner.orderDesk.noteRefusal({ _id: unwanted, reason: 'too_expensive', note: 'Next month' });
  const [product] = products;
  if (!product) throw new Error('The shelves are empty.');
  await owner.caller.placeOrder(
    {
      lines: [{ productId: product._id, quantity: 1 }],
      total: bill([{ ...product, quantity: 1 }]).total,
      name: 'Chantal Mbarga',
      addressLine,
      ...town,
      mobile: '+237677001199',
      language: 'fr',
    },
    { idempotencyKey: 'a-caller-1' },
  );
}

async function importTable(shop: LivingShop, owner: Api): Promise<void> {
  const head = 'Reference;Name (English);Description (English);Unit;Price FCFA;Categories;Sub-categories';
  const good = await sendTable(owner, `${head}\nimport-1;Rose balm;Soft;15 ml;2500;Lips;Lipstick`);
  await sendTable(owner, `${head}\nimport-2;Rose oil;Soft;15 ml;free;Nowhere;`);
  await shop.doJobs();
  await owner.catalogueFiles.apply({ id: good });
  await owner.catalogueFiles.start({ fileName: 'later.zip', sizeBytes: 1_000_000, checksum: '00c0ffee' });
}

async function sendTable(owner: Api, table: string): Promise<string> {
  const bytes = Buffer.from(table);
  const checksum = crc32(bytes).toString(16).padStart(8, '0');
  const { data } = await owner.catalogueFiles.start({
    fileName: 'supplier.csv',
    sizeBytes: bytes.length,
    checksum,
  });
  const form = new FormData();
  form.append('id', data.id);
  form.append('offset', '0');
  form.append('file', new Blob([bytes]));
  await owner.catalogueFiles.sendPart(form);
  return data.id;
}

async function visitAsGuest(shop: LivingShop, owner: Api): Promise<void> {
  const guest = api(shop);
  await guest.contact.sendMessage({
    name: 'Solange',
    email: 'solange@example.com',
    phone: '677001133',
    subject: 'product',
    message: 'Do you have it in red?',
    consent: true,
  });
  await guest.newsletter.subscribe({ email: 'letters@example.com' });
  for (const search of ['perruque', 'vernis']) await guest.missedSearch.note({ search });
  await owner.missedSearch.setIgnored({ words: 'vernis', isIgnored: true });
}
