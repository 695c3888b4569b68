import { cityIn } from '#shared/cameroon-places.ts';
import { type InBoth, type SettingValues, settingDescriptions } from '#shared/settings.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store.ts';
import type { ShopSettings } from './shop-settings.ts';
import { townOfQuarter } from './town-of-quarter.ts';

/**
 * The store's own facts as they are set at this moment, in place of those of the start: their holder reads the newest that this process
 * knows. What is kept and shown to many asks `readFacts`.
 */
export function followSettings(installed: Settings, shopSettings: Pick<ShopSettings, 'known'>): Settings {
  let of: SettingValues | undefined;
  let facts = installed;
  return new Proxy(installed, {
    get(_, name) {
      const values = shopSettings.known();
      if (values !== of) {
        of = values;
        facts = factsOf(installed, values);
      }
      return Reflect.get(facts, name);
    },
  });
}

/** Not older than the moment it is asked. */
export async function readFacts({
  settings,
  shopSettings,
}: Pick<Store, 'settings' | 'shopSettings'>): Promise<Settings> {
  await shopSettings.read();
  return settings;
}

export function factsOf(installed: Settings, values: SettingValues): Settings {
  const whatsApp = values.whatsAppPhone || values.shopPhone;
  return {
    ...installed,
    name: values.shopName,
    phone: values.shopPhone,
    whatsApp,
    email: values.shopEmail,
    address: values.shopAddress,
    town: townOf(values),
    rccm: values.tradeRegister,
    niu: values.taxpayerNumber,
    officeHours: values.officeHours,
    shopHours: readShopHours(values.shopHours),
    social: {
      facebook: values.facebookLink,
      instagram: values.instagramLink,
      tiktok: values.tiktokLink,
      // A link of another kind, such as that of a business catalogue, is set where the shop is installed.
      whatsapp: chatNumber(installed.social.whatsapp) ? chatLink(whatsApp) : installed.social.whatsapp,
      youtube: values.youtubeLink,
    },
    approvalCodes: { mtn_momo: values.mtnApprovalCode, orange_money: values.orangeApprovalCode },
    newArrivalCategories: readNames(values.newArrivalCategories),
    apps: { googlePlay: values.googlePlayLink, appStore: values.appStoreLink },
  };
}

/** Of an address that names no place at all, the one of the specification. */
const USUAL_TOWN = 'Douala';

/** As the owner says it, else as the address does: a town of the list or that of a known quarter, else what comes last in it, as villages and new towns do. */
export function townOf({ shopTown, shopAddress }: Pick<SettingValues, 'shopTown' | 'shopAddress'>): string {
  if (shopTown) return shopTown;
  const parts = placesIn(shopAddress);
  return cityIn(shopAddress) || townOfQuarter(parts.at(-1) ?? '') || parts.slice(1).at(-1) || USUAL_TOWN;
}

/** 'Marché central' and 'Bangem' of 'Marché central, Bangem, Cameroun'. A part with digits is a house or a box; the first part may name a street. */
function placesIn(address: string): string[] {
  const [first = '', ...others] = address.split(',').map((part) => part.trim());
  return [first, ...others.filter((part) => /^\p{L}[\p{L} ’'()-]*$/u.test(part) && !isCountry(part))];
}

function isCountry(part: string): boolean {
  return /^(le |republic of |république du )?camero(un|on)$/i.test(part);
}

/** 'Lips, Skincare'. */
export function readNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

const CHAT_LINK = /^https:\/\/wa\.me\/(\d+)$/;

/** E.164, of a link that opens a chat with a number. */
export function chatNumber(link: string): string | undefined {
  const [, digits] = CHAT_LINK.exec(link) ?? [];
  return digits && `+${digits}`;
}

function chatLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

function readShopHours({ en, fr }: InBoth): Settings['shopHours'] {
  return { en: readHourLines(en), fr: readHourLines(fr) };
}

/** 'Saturday: 9:00-17:00', a line each. */
function readHourLines(lines: string): { days: string; hours: string }[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [days = '', ...hours] = line.split(':');
      return { days: days.trim(), hours: hours.join(':').trim() };
    });
}

/** What the facts are while neither the environment nor the owner has set them. */
export const usualHours = readShopHours(settingDescriptions.shopHours.byDefault);
