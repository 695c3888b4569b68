import type { SettingValues } from '#shared/settings.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** Who sells, as it is printed. */
export type Seller = Pick<StoreFacts, 'name' | 'address' | 'phone' | 'email' | 'rccm' | 'niu'> & {
  /** What the accountant wants to be below. */
  mention?: string;
};

/** What the owner has typed on the page of settings; where it is empty, what was given where the shop is installed. */
export function sellerOf(facts: StoreFacts, values: SettingValues): Seller {
  return {
    name: values.sellerName || facts.name,
    address: values.sellerAddress || facts.address,
    phone: values.sellerPhone || facts.phone,
    email: facts.email,
    rccm: values.tradeRegister || facts.rccm,
    niu: values.taxpayerNumber || facts.niu,
    mention: values.invoiceMention,
  };
}
