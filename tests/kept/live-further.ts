import { Secret, TOTP } from 'otpauth';
import { noteBackupFailure } from '#core/backups/backup-failures.ts';
import { sendCartMails } from '#core/cart-mails/send-cart-mails.ts';
import { noteDispute } from '#core/disputes/note-dispute.ts';
import { newId } from '#core/ids.ts';
import { receivePhoneReports } from '#core/phone-messages/receive-report.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { receiveReport } from '#core/settlement/provider-reports.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { firstHome } from '#shared/home-blocks.ts';
import { makeZip } from '#tests/support/make-zip.ts';
import { sendFile } from '#tests/support/send-file.ts';
import {
  api,
  drawPicture,
  type LivingShop,
  logIn,
  moveOn,
  openAccount,
  orderOf,
  password,
  placeOrders,
} from './living-shop.ts';

const riderPhone = '+237699102030';
const carine = { name: 'Carine Fotso', email: 'carine@example.com' };

/** The rest of a shop's data: its home page, what shoppers say and ask for, its staff, riders and till, and reports of providers. */
export async function liveFurther(
  shop: LivingShop,
  owner: Api,
  amina: Api,
  products: ProductView[],
): Promise<void> {
  const [product, other] = products;
  if (!product || !other) throw new Error('The shelves are empty.');
  await arrangeShop(owner, product);
  await listenForNotices(shop, owner);
  await noteBackupFailure(shop.store.db, shop.store.clock.now(), new Date(0));
  await openTill(owner);
  await sellByCode(owner, amina, products);
  await speakUp(shop, owner, amina, product);
  await leaveCart(shop, product);
  await changeAccounts(shop, owner, amina);
  await closeRiderDay(shop, owner, amina, products);
  await countShelves(owner, product);
  await sendFiles(shop, owner);
  await hearProviders(shop, owner);
  await hearPhones(shop, amina);
  await waitForStock(shop, other);
  await changeAllOfThem(owner);
}

async function arrangeShop(owner: Api, { image }: ProductView): Promise<void> {
  await owner.brand.rename({ name: 'Ndolo', to: 'Ndolo Beauty' });
  await owner.brand.save({
    name: 'Ndolo Beauty',
    logo: image[0] ?? null,
    story: 'From Douala.',
    storyFr: '',
  });
  const { version } = await owner.delivery.getZones({});
  const zone = { city: 'Yaoundé', fee: 1_500, daysFrom: 1, daysTo: 2, takesCash: true, isActive: true };
  await owner.delivery.saveZones({ seenVersion: version, zones: [zone] });
  const draft = (await owner.home.getDraft({})).data;
  const saved = (await owner.home.saveDraft({ blocks: [...firstHome], version: draft.version })).data;
  await owner.home.publish({ version: saved.version });
  await owner.settings.save({ fewLeftAt: 4 });
}

async function listenForNotices({ store }: LivingShop, owner: Api): Promise<void> {
  await owner.notice.saveDevice({
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-kept-shop',
    publicKey: `B${'A'.repeat(86)}`,
    authSecret: 'A'.repeat(22),
    kinds: ['order'],
  });
  // Inserted directly, because no push service here reports that another phone is gone.
  await store.db
    .insertInto('pushLosses')
    .columns(['userId', 'at'])
    .expression((found) =>
      found
        .selectFrom('users')
        .select(['id', ({ val }) => val(store.clock.now()).as('at')])
        .where('role', '=', 'OWNER'),
    )
    .execute();
}

async function changeAllOfThem(owner: Api): Promise<void> {
  const id = newId();
  const { data } = await owner.productList.match({});
  await owner.productList.changeMatching({ id, stamp: data.stamp, step: { kind: 'percent', by: 10 } });
  await owner.productList.undoMatching({ id });
}

async function openTill(owner: Api): Promise<void> {
  const { data } = await owner.till.open({ float: 20_000 });
  const shown = data.open?.till.expected ?? 0;
  await owner.till.noteEntry({ kind: 'paid_out', amount: 1_000, note: 'Bags', shown });
}

async function sellByCode(owner: Api, shopper: Api, products: ProductView[]): Promise<void> {
  await owner.promotion.save({ kind: 'percent', name: 'Welcome', code: 'BIENVENUE', value: 10 });
  const named = products.slice(0, 2).map(({ _id }) => _id);
  await owner.promotion.save({ kind: 'percent', name: 'Two', code: 'DEUX', value: 5, products: named });
  const order = await orderOf(shopper, products);
  const { data: tried } = await shopper.promotion.tryCode({ code: 'BIENVENUE', items: order.list_items });
  const { data: placed } = await shopper.order.cashOnDelivery({
    ...order,
    promoCode: 'BIENVENUE',
    totalAmt: order.totalAmt - tried.reduction,
  });
  const [line] = placed.items;
  await owner.orderLines.takeOut({
    ...{ orderId: placed._id, shown: 'Placed' },
    pieces: [{ productId: line?.productId ?? '', of: line?.quantity ?? 0, quantity: 1 }],
  });
}

/** What visitors and shoppers write, and the shop's answers. */
async function speakUp(shop: LivingShop, owner: Api, shopper: Api, { _id }: ProductView): Promise<void> {
  const guest = api(shop);
  await guest.question.ask({ productId: _id, text: 'Does it last in the rain?', authorName: 'Bih' });
  await guest.popularSearch.note({ search: 'velvet lipstick' });
  const [message] = (await owner.inbox.list({})).data;
  await owner.inbox.answer({ id: message?.id ?? '', answer: 'In red and in plum.' });
  const delivered = (await shopper.order.orderList({})).data.find(
    ({ return_until }) => return_until !== null,
  );
  const { token } = (await shopper.review.getLink({ _id: delivered?._id ?? '' })).data;
  await guest.review.write({
    ...{ token, productId: delivered?.items[0]?.productId ?? '' },
    ...{ stars: 5, text: 'It lasts.', authorName: 'Amina' },
  });
  await shopper.wishlist.sync({ added: [_id] });
  await shopper.viewed.sync({ viewed: [_id] });
}

/** An abandoned cart of a shopper who agreed to mails about it. */
async function leaveCart(shop: LivingShop, { _id }: ProductView): Promise<void> {
  const shopper = await openAccount(shop, carine.name, carine.email);
  await shopper.cartMails.set({ isWanted: true });
  await shop.doJobs();
  await api(shop).cartMails.confirm({ token: tokenMailedTo(shop, carine.email) });
  await shopper.cart.create({ productId: _id });
  const later = new Date(shop.store.clock.now().getTime() + 6 * 3_600_000);
  await sendCartMails({ ...shop.store, clock: { now: () => later } });
}

async function changeAccounts(shop: LivingShop, owner: Api, amina: Api): Promise<void> {
  const guest = api(shop);
  await guest.user.forgotPassword({ email: carine.email });
  await shop.doJobs();
  const code = textMailedTo(shop, carine.email).match(/^(?=.*\d)[A-Z0-9]{6}$/m)?.[0] ?? '';
  await guest.user.verifyForgotPasswordOtp({ email: carine.email, otp: code });
  const shopper = await logIn(shop, { email: carine.email, password });
  const { data } = await shopper.user.userDetails({});
  await shopper.user.updateUser({
    name: data.name,
    email: 'carine.f@example.com',
    mobile: '677001144',
    password,
  });
  await guest.phoneAccount.requestLogin({ mobile: '677001155' });
  const manager = await openAccount(shop, 'Marthe Ngono', 'marthe@example.com');
  const { token } = (await owner.staff.invite({ role: 'MANAGER', contact: 'marthe@example.com' })).data;
  await manager.staff.accept({ token });
  const { _id: managerId } = (await manager.user.userDetails({})).data;
  await owner.notice.chooseKinds({ id: managerId, kinds: ['order', 'issue'] });
  const { secret } = (await manager.secondFactor.start({ password })).data;
  const timestamp = shop.store.clock.now().getTime();
  const typed = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await manager.secondFactor.confirm({ code: typed });
  const { _id: id } = (await amina.user.userDetails({})).data;
  await owner.customer.saveNote({ id, note: 'Calls from Bonapriso', tags: ['regular'], shown: null });
  await owner.customer.blockPhone({ phone: '677009900', reason: 'Three parcels refused' });
}

/** A rider with an account, whose cash is counted in the office and whose day is closed there. */
async function closeRiderDay(
  shop: LivingShop,
  owner: Api,
  shopper: Api,
  products: ProductView[],
): Promise<void> {
  const account = await openAccount(shop, 'Ibrahim Sali', 'ibrahim@example.com');
  const { token } = (await owner.staff.invite({ role: 'RIDER', contact: riderPhone })).data;
  await account.staff.accept({ token, contact: riderPhone });
  const rider = (await owner.rider.list({})).data.find(({ phone }) => phone === riderPhone)?.id ?? '';
  const [order = ''] = await placeOrders(shopper, products, 1);
  await moveOn(owner, [order], ['Confirmed', 'Packed']);
  await owner.orderDesk.getSlips({ orders: [order], language: 'fr' });
  await owner.orderDesk.dispatch({ orders: [order], rider });
  const [parcel] = (await account.parcel.list({})).data.parcels;
  await account.parcel.deliver({ id: order, due: parcel?.due ?? 0, amount: parcel?.due ?? 0 });
  const { cashInHand: amount } = (await account.parcel.list({})).data;
  await owner.cash.handOver({ rider, inHand: amount, amount, isConfirmedHere: true });
  const { day, rows } = (await owner.cash.getDay({})).data;
  const row = rows.find((each) => each.rider?.id === rider);
  if (!row) throw new Error('The rider has no day.');
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = row;
  const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
  await owner.cash.closeDay({ rider, day, figures });
  const [closing] = (await account.parcel.list({})).data.closings;
  await account.parcel.confirmDay({ closingId: closing?.id ?? 0, isRight: true });
}

/** A stock count that is still going on. */
async function countShelves(owner: Api, { _id }: ProductView): Promise<void> {
  await owner.stockCount.start({});
  await owner.stockCount.set({ productId: _id, counted: 12 });
}

/** An import of a table with pictures that waits for the owner's check, and a provider's statement of its payments. */
async function sendFiles(shop: LivingShop, owner: Api): Promise<void> {
  const head =
    'Reference;Name (English);Description (English);Unit;Price FCFA;Categories;Sub-categories;Pictures';
  const table = `${head}\nimport-3;Rose water;Soft;15 ml;2500;Lips;Lipstick;rose.png`;
  const zip = makeZip([
    { name: 'table.csv', bytes: table },
    { name: 'rose.png', bytes: await drawPicture() },
  ]);
  await sendFile(owner, new Blob([new Uint8Array(zip)]), 'supplier.zip');
  await shop.doJobs();
  const columns = { date: 'Horodatage', reference: 'Pièce', amount: 'Somme', fee: 'Retenue' };
  const form = new FormData();
  for (const [field, text] of Object.entries({ provider: 'mtn_momo', fileName: 'momo.csv', ...columns })) {
    form.append(field, text);
  }
  const lines = [Object.values(columns).join(','), '2026-11-20 10:15,MP261120,7 300,73'];
  form.append('file', new Blob([lines.join('\n')]));
  await owner.statements.upload(form);
}

/** Reports that a provider sends by itself: a refund that the bank sent back, and disputes. */
async function hearProviders(shop: LivingShop, owner: Api): Promise<void> {
  const { store } = shop;
  const [due] = (await owner.payment.refundsDue({})).data;
  await owner.payment.settleRefund({ id: due?.id ?? '', reference: 'MP-REFUND-1' });
  const { requestId, attemptId } = await store.db
    .selectFrom('refunds')
    .select(['requestId', 'attemptId'])
    .where('id', '=', due?.id ?? '')
    .executeTakeFirstOrThrow();
  await takeRefundBack(store, { requestId, refundReference: 'MP-REFUND-1', raw: {} });
  const { provider, transactionId } = await store.db
    .selectFrom('paymentAttempts')
    .select(['provider', 'transactionId'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const said = {
    provider,
    reason: 'fraudulent',
    state: 'needs_answer',
    dueBy: null,
    saidAt: store.clock.now(),
  } as const;
  await noteDispute(store, {
    transactionId: transactionId ?? '',
    dispute: { ...said, id: 'dispute-1', amount: 1_000 },
  });
  const ofUnknown = { ...said, id: 'dispute-2', amount: 2_000 };
  await receiveReport(store, { kind: 'dispute', transactionId: 'of-another-shop', dispute: ofUnknown });
}

/** A buyer who prefers WhatsApp, the gateway's reports, and a phone that has unsubscribed. */
async function hearPhones(shop: LivingShop, shopper: Api): Promise<void> {
  const [order] = (await shopper.order.orderList({})).data;
  const { trackingToken: token } = (await shopper.order.getTracking({ _id: order?._id ?? '' })).data;
  await shopper.order.choosePhoneMessages({ token, choice: 'whatsapp' });
  const { store } = shop;
  const reports = [
    { kind: 'receipt', reference: 'whatsapp-1', state: 'delivered', reason: '' },
    { kind: 'reply', phone: '+237677001166', text: 'STOP' },
  ] as const;
  const gateway = store.whatsApp && { ...store.whatsApp, readWebhook: () => [...reports] };
  const webhook = { rawBody: Buffer.from(''), headers: {}, query: {} };
  await receivePhoneReports({ ...store, whatsApp: gateway }, 'whatsapp', webhook);
}

/** A visitor who was written to about a product and has unsubscribed. */
async function waitForStock(shop: LivingShop, { _id }: ProductView): Promise<void> {
  const [guest, email] = [api(shop), 'waiting@example.com'];
  await guest.stockAlert.ask({ productId: _id, email });
  await shop.doJobs();
  await guest.stockAlert.stop({ token: tokenMailedTo(shop, email) });
}

function textMailedTo({ mails }: LivingShop, address: string): string {
  return mails.findLast(({ recipient }) => recipient === address)?.text ?? '';
}

/** The token in the last link of the last mail to an address. */
function tokenMailedTo(shop: LivingShop, address: string): string {
  return [...textMailedTo(shop, address).matchAll(/token=([\w-]+)/g)].at(-1)?.[1] ?? '';
}
