import type { Store } from '#core/store.ts';
import { nameIn } from '#shared/language.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { doorPage, giveDoorLinks } from '../door-links/door-links.ts';
import { getOrder } from '../orders/order-queries.ts';
import { writeSilence, writeStart } from '../payments/attempt-states.ts';
import { findAttempt, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { Charge, PaymentProvider, StartedCharge } from '../payments/payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Opening = Pick<Store, 'db' | 'clock' | 'log' | 'settings'>;

/**
 * Asks the provider to take the money, outside any transaction. Returns the attempt as it is afterwards: if the provider
 * gave no answer, it is `unknown`; the provider is then asked about it, never charged again.
 */
export async function openAttempt(
  store: Opening,
  provider: PaymentProvider,
  attemptId: string,
): Promise<PaymentAttempt> {
  const attempt = await getAttempt(store, attemptId);
  const charge = await chargeOf(store, provider, attempt);
  const started = await startCharge(store, provider, charge);
  if (started === undefined) await writeSilence(store.db, attempt, store.clock.now());
  else if (started.state === 'pending') await writeStart(store.db, attempt, started, store.clock.now());
  else await settlePayment(store, attemptId, started);
  return getAttempt(store, attemptId);
}

async function startCharge(
  { log }: Opening,
  provider: PaymentProvider,
  charge: Charge,
): Promise<StartedCharge | undefined> {
  try {
    return await provider.start(charge);
  } catch (error) {
    log.warn(
      { attemptId: charge.attemptId, provider: provider.id, error },
      'A payment provider gave no clear answer; the attempt will be asked about',
    );
    return undefined;
  }
}

async function chargeOf(
  { db, settings }: Opening,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
): Promise<Charge> {
  const order = await getOrder(db, attempt.orderId);
  const { email, language } = await db
    .selectFrom('orders')
    .select(['email', 'language'])
    .where('id', '=', attempt.orderId)
    .executeTakeFirstOrThrow();
  const page = (path: string) => `${settings.publicUrl}${inLanguage(path, language)}?order=${order.id}`;
  const door = attempt.isAtDoor ? await findDoorPage(db, settings, order.id) : undefined;
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    amount: attempt.amount,
    language,
    // Anyone may pay at the door, so the provider's page shows neither the shopper's e-mail nor the content of the parcel.
    email: attempt.isAtDoor ? '' : email,
    ...(attempt.payerPhone === null ? {} : { payerPhone: attempt.payerPhone }),
    lines: attempt.isAtDoor
      ? []
      : [
          // Some providers refuse lines at 0 F, so gifts are left out.
          ...order.lines
            .filter(({ discountedUnitPrice }) => discountedUnitPrice > 0)
            .map((line) => ({
              name: nameIn(language, line),
              unitPrice: line.discountedUnitPrice,
              quantity: line.quantity,
            })),
          ...(order.deliveryFee > 0
            ? [{ name: billMessages[language].delivery, unitPrice: order.deliveryFee, quantity: 1 }]
            : []),
        ],
    returnUrl: door ?? page('/success'),
    cancelUrl: door ?? page('/cancel'),
    webhookUrl: `${settings.publicUrl}/api/payment/webhook/${provider.id}`,
    expiresAt: attempt.expiresAt,
  };
}

async function findDoorPage(
  db: Opening['db'],
  { publicUrl }: Opening['settings'],
  orderId: string,
): Promise<string | undefined> {
  const link = (await giveDoorLinks(db, [orderId])).get(orderId);
  return link && `${publicUrl}${doorPage(link)}`;
}

async function getAttempt({ db }: Pick<Store, 'db'>, id: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`There is no payment attempt ${id}.`);
  return attempt;
}
