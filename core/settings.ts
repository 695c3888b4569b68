import { wallets } from '#shared/payment-methods.ts';
import { settingDescriptions } from '#shared/settings.ts';
import type { StoreFacts } from '#shared/store-facts.ts';
import { townOf, usualHours } from './settings/shop-facts.ts';

/** The store's own facts: set by the owner, or by `server/env.ts` if the environment has a variable (decision 587). */
export type Settings = StoreFacts;

const { shopName, shopPhone, shopEmail, shopAddress, shopTown, tradeRegister, taxpayerNumber, officeHours } =
  settingDescriptions;

/** The facts of a shop where nothing is set. */
export const defaultSettings: Settings = {
  name: shopName.byDefault,
  phone: shopPhone.byDefault,
  whatsApp: shopPhone.byDefault,
  email: shopEmail.byDefault,
  address: shopAddress.byDefault,
  town: townOf({ shopTown: shopTown.byDefault, shopAddress: shopAddress.byDefault }),
  rccm: tradeRegister.byDefault,
  niu: taxpayerNumber.byDefault,
  officeHours: officeHours.byDefault,
  shopHours: usualHours,
  social: {
    facebook: '',
    instagram: '',
    tiktok: '',
    whatsapp: 'https://wa.me/237677123456',
    youtube: '',
  },
  approvalCodes: {
    mtn_momo: wallets.mtn_momo.approvalCode,
    orange_money: wallets.orange_money.approvalCode,
  },
  newArrivalCategories: ['Lips', 'Skincare'],
  apps: {
    googlePlay: '',
    appStore: '',
  },
  publicUrl: 'http://localhost:3000',
};
