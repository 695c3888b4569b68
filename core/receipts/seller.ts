import type { SettingValues } from '#shared/settings.ts';
import type { StoreFacts } from '#shared/store-facts.ts';

/** Who sells, as it is printed. */
export type Seller = Pick<StoreFacts, 'name' | 'address' | 'phone' | 'email' | 'rccm' | 'niu'> & {
  /** What the accountant wants to be below. */
  mention?: string;
};

/** The shop itself, but for what differs in the trade register. */
export function sellerOf(facts: StoreFacts, values: SettingValues): Seller {
  return {
    name: values.sellerName || facts.name,
    address: values.sellerAddress || facts.address,
    phone: values.sellerPhone || facts.phone,
    email: facts.email,
    rccm: facts.rccm,
    niu: facts.niu,
    mention: values.invoiceMention,
  };
}
