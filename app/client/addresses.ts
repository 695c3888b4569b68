import type { AddressView } from '#shared/contract/address.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import type { GuestData } from './guest-data.ts';
import type { Texts } from './ports.ts';
import type { GuestAddress, ShopStore } from './shop-state.ts';
import type { TabNews } from './tab-news.ts';

export type Addresses = {
  /** Fetches the user's addresses, or a guest's from local storage; hidden ones (status false) are left out. */
  load: (news?: 'heard from another tab') => Promise<void>;
  /** Saves an address and shows the list with it. Rejects with the server's refusal. */
  add: (address: GuestAddress) => Promise<{ message: string; id: string }>;
  /** Clears the list when the person changes: an answer that is still on its way must not be shown to the next person. */
  forget: () => void;
};

type AddressesParts = {
  shop: ShopStore;
  api: ShopperApi;
  texts: () => Texts;
  guestData: GuestData;
  tabNews: TabNews;
};

export function createAddresses({ shop, api, texts, guestData, tabNews }: AddressesParts): Addresses {
  let loads = 0;

  async function load(news?: 'heard from another tab'): Promise<void> {
    const { session, isLoginDue, addresses } = shop.get();
    if (isLoginDue) return;
    loads += 1;
    if (session === 'guest') return showGuestAddresses();
    const own = loads;
    // A list that is shown stays while it is fetched again, and so does a form that is open beside it.
    if (addresses.status !== 'ready') shop.update('addresses', { status: 'loading' });
    try {
      const { data } = await api.address.get({});
      if (own !== loads || shop.get().session !== 'user') return;
      const addressList = data.filter((address) => address.status);
      shop.update('addresses', { addressList, status: 'ready' });
      if (addresses.status === 'ready' && !news)
        tabNews.tell('addresses', addresses.addressList, addressList);
    } catch (failure) {
      if (own !== loads) return;
      console.warn('Addresses could not be loaded', failure);
      shop.update('addresses', { status: 'failed' });
    }
  }

  async function add(address: GuestAddress): Promise<{ message: string; id: string }> {
    await shop.untilKnown();
    if (shop.get().session === 'guest') return addGuestAddress(address);
    const { message, data } = await api.address.create({
      name: address.name,
      customer_email: address.email,
      address_line: address.addressline,
      city: address.city,
      state: address.state,
      country: address.country,
      pincode: address.pincode,
      mobile: address.mobile,
    });
    await load();
    return { message, id: data._id };
  }

  function addGuestAddress(address: GuestAddress): { message: string; id: string } {
    const addresses = [...guestData.readAddresses(), address].slice(-limits.guestAddresses);
    guestData.writeAddresses(addresses);
    showGuestAddresses();
    return { message: texts().addressAdded, id: guestAddressId(addresses.length - 1) };
  }

  function showGuestAddresses(): void {
    const addressList = guestData.readAddresses().map(viewOfGuestAddress);
    shop.update('addresses', { addressList, status: 'ready' });
  }

  function forget(): void {
    loads += 1;
    shop.update('addresses', { addressList: [], status: 'loading' });
  }

  return { load, add, forget };
}

/** A guest's address in the same form as a user's. */
function viewOfGuestAddress({ email, addressline, ...rest }: GuestAddress, index: number): AddressView {
  return {
    ...rest,
    _id: guestAddressId(index),
    userId: '',
    email,
    customer_email: email,
    address_line: addressline,
    status: true,
  };
}

function guestAddressId(index: number): string {
  return `guest${index}`;
}
