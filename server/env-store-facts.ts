import { z } from 'zod';
import { defaultValues } from '#core/settings/setting-queries.ts';
import { chatNumber, factsOf } from '#core/settings/shop-facts.ts';
import { defaultSettings, type Settings } from '#core/settings.ts';
import type { SettingValues } from '#shared/settings.ts';

const text = z.string().trim().min(1).max(300);
const link = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/page' });

const ussd = z.string().regex(/^[*#]\d[\d*]*#$/, 'must be a code such as *126#');

/** Settings of the owner that environment variables can set instead (decisions 36 and 630). */
export const storeVariables = {
  STORE_NAME: text.optional(),
  STORE_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +237677123456')
    .optional(),
  STORE_EMAIL: z.email('must be an e-mail address').optional(),
  STORE_ADDRESS: text.optional(),
  STORE_TOWN: text.optional(),
  STORE_RCCM: text.optional(),
  STORE_NIU: text.optional(),
  STORE_OFFICE_HOURS_EN: text.optional(),
  STORE_OFFICE_HOURS_FR: text.optional(),
  STORE_SHOP_HOURS: z.string().transform(readShopHours).optional(),
  STORE_FACEBOOK_URL: link.optional(),
  STORE_INSTAGRAM_URL: link.optional(),
  STORE_TIKTOK_URL: link.optional(),
  STORE_WHATSAPP_URL: link.optional(),
  STORE_YOUTUBE_URL: link.optional(),
  STORE_NEW_ARRIVAL_CATEGORIES: text.optional(),
  STORE_MTN_APPROVAL_CODE: ussd.optional(),
  STORE_ORANGE_APPROVAL_CODE: ussd.optional(),
  STORE_GOOGLE_PLAY_URL: link.optional(),
  STORE_APP_STORE_URL: link.optional(),
  MAIL_FROM: z.string().transform(readSender).optional(),
  ORDER_TEXTS: z.enum(['on', 'off'], 'must be on or off').optional(),
};

type StoreVariables = z.infer<z.ZodObject<typeof storeVariables>>;

/** The store's facts before the owner has set anything. */
export function settingsWithOverrides(given: StoreVariables, publicUrl: string): Settings {
  const installed = {
    ...defaultSettings,
    social: {
      ...defaultSettings.social,
      whatsapp: given.STORE_WHATSAPP_URL ?? defaultSettings.social.whatsapp,
    },
    publicUrl,
  };
  return factsOf(installed, { ...defaultValues, ...fixedSettingsIn(given) });
}

/** The settings that the owner cannot change on the settings page (decision 587). */
export function fixedSettingsIn(given: StoreVariables): Partial<SettingValues> {
  const { officeHours } = defaultValues;
  const isOfficeHours = (given.STORE_OFFICE_HOURS_EN ?? given.STORE_OFFICE_HOURS_FR) !== undefined;
  return onlyGiven({
    shopName: given.STORE_NAME,
    shopPhone: given.STORE_PHONE,
    whatsAppPhone: given.STORE_WHATSAPP_URL && chatNumber(given.STORE_WHATSAPP_URL),
    shopEmail: given.STORE_EMAIL,
    shopAddress: given.STORE_ADDRESS,
    shopTown: given.STORE_TOWN,
    tradeRegister: given.STORE_RCCM,
    taxpayerNumber: given.STORE_NIU,
    officeHours: isOfficeHours
      ? {
          en: given.STORE_OFFICE_HOURS_EN ?? officeHours.en,
          fr: given.STORE_OFFICE_HOURS_FR ?? officeHours.fr,
        }
      : undefined,
    shopHours: given.STORE_SHOP_HOURS && {
      en: given.STORE_SHOP_HOURS.map(({ days, hours }) => `${days.en}: ${hours.en}`).join('\n'),
      fr: given.STORE_SHOP_HOURS.map(({ days, hours }) => `${days.fr}\u00a0: ${hours.fr}`).join('\n'),
    },
    facebookLink: given.STORE_FACEBOOK_URL,
    instagramLink: given.STORE_INSTAGRAM_URL,
    tiktokLink: given.STORE_TIKTOK_URL,
    youtubeLink: given.STORE_YOUTUBE_URL,
    googlePlayLink: given.STORE_GOOGLE_PLAY_URL,
    appStoreLink: given.STORE_APP_STORE_URL,
    newArrivalCategories: given.STORE_NEW_ARRIVAL_CATEGORIES,
    mtnApprovalCode: given.STORE_MTN_APPROVAL_CODE,
    orangeApprovalCode: given.STORE_ORANGE_APPROVAL_CODE,
    mailSenderName: given.MAIL_FROM?.name,
    mailSenderAddress: given.MAIL_FROM?.address,
    sendsTexts: given.ORDER_TEXTS && given.ORDER_TEXTS === 'on',
  });
}

type MaybeGiven = { [K in keyof SettingValues]?: SettingValues[K] | undefined };

function onlyGiven(values: MaybeGiven): Partial<SettingValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const shopHours = z.array(
  z.object({ days: z.object({ en: text, fr: text }), hours: z.object({ en: text, fr: text }) }),
);

function readShopHours(json: string, context: z.RefinementCtx): z.infer<typeof shopHours> {
  const parsed = shopHours.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  context.addIssue(
    'must be JSON such as [{"days":{"en":"Saturday","fr":"Samedi"},"hours":{"en":"9:00-17:00","fr":"9 h – 17 h"}}]',
  );
  return z.NEVER;
}

/** 'Shop <shop@example.com>', or the address alone. */
function readSender(text: string, context: z.RefinementCtx): { name: string; address: string } {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>\s*$/.exec(text);
  const [, name = '', address = text.trim()] = named ?? [];
  if (/^[^\s<>@,]+@[^\s<>@,]+$/.test(address) && !/\p{Cc}/u.test(name)) return { name, address };
  context.addIssue('must be a sender such as Shop <shop@example.com>');
  return z.NEVER;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}
