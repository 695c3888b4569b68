import type { Store } from '#core/store.ts';
import { chatTemplateOf, fillChatTemplate } from '#shared/chat-templates.ts';
import type { Language } from '#shared/language.ts';
import { leftToPay } from '#shared/left-to-pay.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { Order } from '../orders/order-queries.ts';

/** The shop's chat text about an order: the owner's template for the order's status, filled in. */
export async function writeChatText(
  { settings, shopSettings }: Pick<Store, 'settings' | 'shopSettings'>,
  order: Order & { trackingToken: string },
): Promise<Record<Language, string>> {
  const template = (await shopSettings.read())[chatTemplateOf[order.status]];
  const fill = (language: Language) =>
    fillChatTemplate(template[language], {
      name: order.deliveryName,
      number: order.orderNumber,
      total: formatFrancs(order.total),
      due: formatFrancs(leftToPay(order)),
      shop: settings.name,
      link: `${settings.publicUrl}${inLanguage(`/track/${order.trackingToken}`, language)}`,
    });
  return { en: fill('en'), fr: fill('fr') };
}
