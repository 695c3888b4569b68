import { z } from 'zod';
import { defaultSettings, type Settings } from '#core/settings.ts';

const text = z.string().trim().min(1).max(300);
const link = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/page' });

const ussd = z.string().regex(/^[*#]\d[\d*]*#$/, 'must be a code such as *126#');

/** The store's own facts that the environment may change (decision 36), without the prefix of other variables. */
export const storeVariables = {
  STORE_NAME: text.optional(),
  STORE_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +237677123456')
    .optional(),
  STORE_EMAIL: z.email('must be an e-mail address').optional(),
  STORE_ADDRESS: text.optional(),
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
  STORE_NEW_ARRIVAL_CATEGORIES: text.transform(readSlugs).optional(),
  STORE_MTN_APPROVAL_CODE: ussd.optional(),
  STORE_ORANGE_APPROVAL_CODE: ussd.optional(),
  STORE_GOOGLE_PLAY_URL: link.optional(),
  STORE_APP_STORE_URL: link.optional(),
};

type StoreVariables = z.infer<z.ZodObject<typeof storeVariables>>;

export function settingsWithOverrides(given: StoreVariables, publicUrl: string): Settings {
  const { officeHours, social, approvalCodes, apps } = defaultSettings;
  return {
    name: given.STORE_NAME ?? defaultSettings.name,
    phone: given.STORE_PHONE ?? defaultSettings.phone,
    email: given.STORE_EMAIL ?? defaultSettings.email,
    address: given.STORE_ADDRESS ?? defaultSettings.address,
    rccm: given.STORE_RCCM ?? defaultSettings.rccm,
    niu: given.STORE_NIU ?? defaultSettings.niu,
    officeHours: {
      en: given.STORE_OFFICE_HOURS_EN ?? officeHours.en,
      fr: given.STORE_OFFICE_HOURS_FR ?? officeHours.fr,
    },
    shopHours: given.STORE_SHOP_HOURS ?? defaultSettings.shopHours,
    social: {
      facebook: given.STORE_FACEBOOK_URL ?? social.facebook,
      instagram: given.STORE_INSTAGRAM_URL ?? social.instagram,
      tiktok: given.STORE_TIKTOK_URL ?? social.tiktok,
      whatsapp: given.STORE_WHATSAPP_URL ?? social.whatsapp,
      youtube: given.STORE_YOUTUBE_URL ?? social.youtube,
    },
    approvalCodes: {
      mtn_momo: given.STORE_MTN_APPROVAL_CODE ?? approvalCodes.mtn_momo,
      orange_money: given.STORE_ORANGE_APPROVAL_CODE ?? approvalCodes.orange_money,
    },
    newArrivalCategories: given.STORE_NEW_ARRIVAL_CATEGORIES ?? defaultSettings.newArrivalCategories,
    apps: {
      googlePlay: given.STORE_GOOGLE_PLAY_URL ?? apps.googlePlay,
      appStore: given.STORE_APP_STORE_URL ?? apps.appStore,
    },
    publicUrl,
  };
}

function readSlugs(list: string): string[] {
  return list.split(',').map((slug) => slug.trim());
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

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}
