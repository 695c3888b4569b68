import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { earlier } from '#shared/moments.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import type { PhoneChannel, StoredTemplate } from '#shared/phone-messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { writePhoneMessage } from '../mail/write-phone-message.ts';
import { gsmText } from '../sms/gsm-text.ts';
import type { Store } from '../store.ts';

const atATime = 100;
const keptDays = { sent: 30, waiting: 180, stops: 365 };

type Due = {
  id: string;
  token: string;
  channel: 'mail' | PhoneChannel;
  recipient: string;
  language: Language;
  productId: string;
  name: string;
  nameFr: string | null;
};

/**
 * Writes to people whose product is back, in the order in which they asked. Message and sent mark are written in one transaction, so each
 * is sent once, even if two processes look at the same moment or one is killed. Returns the number of messages.
 */
export function sendStockAlerts({
  db,
  clock,
  settings,
}: Pick<Store, 'db' | 'clock' | 'settings'>): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const { rows } = await sql<Due>`
      select alert.id, token, channel, recipient, language, products.id as product_id, name, name_fr
      from stock_alerts as alert join products on products.id = alert.product_id
      where sent_at is null and products.is_listed and products.stock > 0
      order by asked_at, alert.id
      limit ${atATime}
      for update of alert skip locked
    `.execute(tx);
    for (const { id, token, channel, recipient, language, ...product } of rows) {
      const t = mailMessages[language];
      const name = nameIn(language, product);
      const address = (path: string) => `${settings.publicUrl}${inLanguage(path, language)}`;
      const path = productPath({ _id: product.productId, name: product.name });
      const page = address(path);
      const common = { kind: 'stock alert', recipient, language, now };
      if (channel !== 'mail') {
        await writePhoneMessage(tx, {
          ...common,
          channel,
          text: `${gsmText(t.backInStockSms(settings.name, name))} ${page}`,
          ...(channel === 'whatsapp' && { template: templateOf(name, inLanguage(path, language)) }),
        });
      } else {
        const mail = composeMail(settings, {
          language,
          subject: t.backInStockSubject(name),
          blocks: [
            { kind: 'paragraph', text: t.backInStock(name) },
            { kind: 'link', text: t.backInStockLink, address: page },
            { kind: 'note', text: t.backInStockOnce },
            {
              kind: 'link',
              text: t.backInStockStop,
              address: `${address('/stock-alert/stop')}?token=${token}`,
            },
          ],
        });
        await writeMail(tx, { ...mail, ...common });
      }
      await tx.updateTable('stockAlerts').set({ sentAt: now }).where('id', '=', id).execute();
    }
    return rows.length;
  });
}

/** The template that WhatsApp has approved. People ask for the message, but it is about goods on sale, so its category is MARKETING. */
export const stockAlertTemplate = { name: 'back_in_stock', category: 'MARKETING' };

function templateOf(name: string, page: string): StoredTemplate {
  return { name: stockAlertTemplate.name, values: [name], link: page.slice(1) };
}

/** Deletes alerts a month after they were sent or after half a year of waiting, and stops after a year (privacy policy). */
export async function deleteOldStockAlerts({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('stockAlerts')
    .where((alert) =>
      alert.or([
        alert('sentAt', '<', earlier(now, { days: keptDays.sent })),
        alert.and([
          alert('sentAt', 'is', null),
          alert('askedAt', '<', earlier(now, { days: keptDays.waiting })),
        ]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('stockAlertStops')
    .where('stoppedAt', '<', earlier(now, { days: keptDays.stops }))
    .execute();
}
