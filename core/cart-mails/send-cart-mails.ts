import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { afterHours } from '#shared/after-hours.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { earlier } from '#shared/moments.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { type CartLine, listCart } from '../cart/cart-queries.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { linkOf } from './cart-mail-consent.ts';
import {
  amountOf,
  DAYS_TO_COME_BACK,
  hasOrderedSince,
  type LeftCart,
  noteLeftCart,
  noteMail,
} from './left-carts.ts';

const atATime = 50;
/** At most one mail per person and week. */
const PAUSE_DAYS = 7;
/** Older carts get no mail: no one returns to them, and turning the mails on must not send one for every old cart. */
const FORGOTTEN_DAYS = 3;
/** Hours in Douala's time zone in which no such mails are sent. */
const night = { from: 20, until: 8 };

type Left = LeftCart & {
  token: string;
  email: string;
  name: string;
  language: Language;
  isNew: boolean;
  isDue: boolean;
};

/**
 * Notes carts that were abandoned some hours ago by people who agreed to mails, and mails them by day, once for each state of the cart.
 * Mail and sent mark are written in one transaction, so neither a second process nor a kill causes a second mail. Returns the number of
 * mails.
 */
export async function sendCartMails(
  store: Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings'>,
): Promise<number> {
  const { cartMailHours: hours } = await store.shopSettings.read();
  if (hours === 0) return 0;
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const isDay = afterHours(now, night) === now;
    let written = 0;
    for (const left of await listLeftCarts(tx, { now, hours, isDay })) {
      const lines = await listCart(tx, left.userId);
      if (left.isNew) await noteLeftCart(tx, left, lines);
      if (left.isDue && isDay && (await writeCartMail(tx, store, left, lines, now))) written += 1;
    }
    return written;
  });
}

/** Abandoned carts that are not noted yet and, by day, those that are due for a mail. */
async function listLeftCarts(
  tx: Transaction,
  { now, hours, isDay }: { now: Date; hours: number; isDay: boolean },
): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select consent.user_id, consent.token, users.email, users.name, users.language, cart.changed_at,
      noted.open_id, state.is_new, state.is_due
    from cart_mail_consents as consent
    join users on users.id = consent.user_id
    cross join lateral (
      select max(greatest(created_at, updated_at)) as changed_at from cart_items where user_id = consent.user_id
    ) as cart
    left join lateral (
      select changed_at, case when left_at > ${earlier(now, { days: DAYS_TO_COME_BACK })}
        and not ${hasOrderedSince(sql.ref('consent.user_id'), sql.ref('left_carts.left_at'))} then id end as open_id
      from left_carts where user_id = consent.user_id order by id desc limit 1
    ) as noted on true
    cross join lateral (
      select noted.changed_at is null or noted.changed_at < cart.changed_at as is_new,
        (consent.sent_at is null or (consent.sent_at < ${earlier(now, { days: PAUSE_DAYS })} and consent.sent_at < cart.changed_at))
        and exists (
          select from cart_items join products on products.id = product_id
          where user_id = consent.user_id and is_listed and stock > 0
        ) as is_due
    ) as state
    where consent.is_wanted and consent.confirmed_at is not null and users.status = 'Active'
      and cart.changed_at < ${earlier(now, { hours })}
      and cart.changed_at > ${earlier(now, { days: FORGOTTEN_DAYS, hours })}
      and not ${hasOrderedSince(sql.ref('consent.user_id'), sql.ref('cart.changed_at'))}
      and (state.is_new or (state.is_due and ${isDay}))
    order by cart.changed_at
    limit ${atATime}
    for update of consent skip locked
  `.execute(tx);
  return rows;
}

/** False if nothing in the cart can be bought any more: no mail is sent, and none counts as sent. */
async function writeCartMail(
  tx: Transaction,
  { settings }: Pick<Store, 'settings'>,
  { userId, token, email, name, language }: Left,
  cart: readonly CartLine[],
  now: Date,
): Promise<boolean> {
  const lines = cart.filter(({ product }) => product.stock > 0);
  if (lines.length === 0) return false;
  await tx.updateTable('cartMailConsents').set({ sentAt: now }).where('userId', '=', userId).execute();
  await noteMail(tx, userId, now);
  const t = mailMessages[language];
  const amounts = lines.map(amountOf);
  const mail = composeMail(settings, {
    language,
    subject: t.cartLeftSubject(settings.name),
    blocks: [
      { kind: 'paragraph', text: t.greeting(nameToGreet({ name, isProven: true })) },
      { kind: 'paragraph', text: t.cartLeft },
      {
        kind: 'bill',
        lines: lines.map(({ product, quantity }, index) => ({
          label: `${quantity} × ${nameIn(language, product)}`,
          amount: formatFrancs(amounts[index] ?? 0),
        })),
        total: { label: t.cartLeftTotal, amount: formatFrancs(amounts.reduce((sum, one) => sum + one, 0)) },
      },
      {
        kind: 'link',
        text: t.cartLeftLink,
        address: `${settings.publicUrl}${inLanguage('/cart', language)}`,
      },
      { kind: 'note', text: t.cartLeftToday },
      { kind: 'link', text: t.cartMailsStop, address: linkOf(settings.publicUrl, 'stop', token, language) },
    ],
  });
  await writeMail(tx, { ...mail, kind: 'cart left', recipient: email, now });
  return true;
}
