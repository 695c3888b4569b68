import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writeSms } from '../mail/write-sms.ts';
import { takesSms } from '../sms/takes-sms.ts';
import type { Store } from '../store.ts';
import { orderMail } from './order-mail.ts';
import type { OrderNews } from './order-news.ts';
import { getOrder } from './order-queries.ts';
import { orderSms } from './order-sms.ts';

type Telling = Pick<Store, 'db' | 'clock' | 'settings' | 'smsSender'>;

const newsARound = 50;

/**
 * Turns what happened to orders into mails, and into texts where the shop sends them, oldest first. The news goes and the
 * messages come in one transaction, so each is told once, however many do this at once. True when there may be more.
 */
export async function mailOrderNews(store: Telling): Promise<boolean> {
  for (let told = 0; told < newsARound; told += 1) {
    if (!(await mailNext(store))) return false;
  }
  return true;
}

function mailNext(store: Telling): Promise<boolean> {
  return transaction(store.db, async (tx) => {
    const taken = await takeNext(tx);
    if (!taken) return false;
    const { orderId, news } = taken;
    const { email, phone, language, name, trackingToken } = await getRecipient(tx, orderId);
    const order = await getOrder(tx, orderId);
    const mail = orderMail(store.settings, { news, order, name, trackingToken, language });
    const kind = `order ${news.kind}`;
    const now = store.clock.now();
    await writeMail(tx, { ...mail, kind, recipient: email, now });
    if (store.smsSender && takesSms(phone)) {
      const text = orderSms(store.settings, { news, order, trackingToken, language });
      await writeSms(tx, { kind, recipient: phone, text, language, now });
    }
    return true;
  });
}

async function takeNext(tx: Transaction): Promise<{ orderId: string; news: OrderNews } | undefined> {
  const row = await tx
    .deleteFrom('orderNews')
    .where('id', '=', (eb) =>
      eb.selectFrom('orderNews').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning(['orderId', 'kind', 'amount'])
    // What the columns' own checks hold, told to the compiler.
    .$narrowType<{ kind: OrderNews['kind'] }>()
    .executeTakeFirst();
  return row && { orderId: row.orderId, news: newsOf(row.kind, row.amount) };
}

function newsOf(kind: OrderNews['kind'], amount: number | null): OrderNews {
  return kind === 'paid' || kind === 'refunded' ? { kind, amount: amount ?? 0 } : { kind };
}

function getRecipient(tx: Transaction, orderId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select(['orders.email', 'orders.phone', 'orders.language', 'orders.trackingToken', 'users.name'])
    .$narrowType<{ language: Language }>()
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}
