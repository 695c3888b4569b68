import { cityIn } from '#shared/cameroon-places.ts';
import { type InBoth, type SettingValues, settingDescriptions } from '#shared/settings.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store.ts';
import type { ShopSettings } from './shop-settings.ts';
import { townOfQuarter } from './town-of-quarter.ts';

/**
 * The store's facts as currently set, instead of those at the start: each read gives the newest values that this process knows. Use
 * `readFacts` for content that is kept and shown to many.
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

/** The facts, read from the settings now and so not older than the call. */
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
      // A link of another kind, such as that of a business catalogue, comes from the installation.
      whatsapp: chatNumber(installed.social.whatsapp) ? chatLink(whatsApp) : installed.social.whatsapp,
      youtube: values.youtubeLink,
    },
    approvalCodes: { mtn_momo: values.mtnApprovalCode, orange_money: values.orangeApprovalCode },
    newArrivalCategories: readNames(values.newArrivalCategories),
    apps: { googlePlay: values.googlePlayLink, appStore: values.appStoreLink },
  };
}

/** The town of the specification, for an address that names no place. */
const USUAL_TOWN = 'Douala';

/**
 * The shop's town: the owner's setting, or else from the address: a town of the list, the town of a known quarter, or the address's last
 * part, as for villages and new towns.
 */
export function townOf({ shopTown, shopAddress }: Pick<SettingValues, 'shopTown' | 'shopAddress'>): string {
  if (shopTown) return shopTown;
  const parts = placesIn(shopAddress);
  return cityIn(shopAddress) || townOfQuarter(parts.at(-1) ?? '') || parts.slice(1).at(-1) || USUAL_TOWN;
}

/** 'Marché central' and 'Bangem' from 'Marché central, Bangem, Cameroun'. Drops parts with digits (a house or a box), but never the first. */
function placesIn(address: string): string[] {
  const [first = '', ...others] = address.split(',').map((part) => part.trim());
  return [first, ...others.filter((part) => /^\p{L}[\p{L} ’'()-]*$/u.test(part) && !isCountry(part))];
}

function isCountry(part: string): boolean {
  return /^(le |republic of |république du )?camero(un|on)$/i.test(part);
}

/** Reads a list such as 'Lips, Skincare'. */
export function readNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

const CHAT_LINK = /^https:\/\/wa\.me\/(\d+)$/;

/** The number, in E.164, of a link that opens a chat with it; undefined for other links. */
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

/** Reads lines such as 'Saturday: 9:00-17:00'. */
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

/** The opening hours while neither the environment nor the owner has set any. */
export const usualHours = readShopHours(settingDescriptions.shopHours.byDefault);
