import type { AddressView } from '#shared/contract/address.ts';
import { limits } from '#shared/limits.ts';
import { api, stateTexts } from './api.ts';
import { readGuestAddresses, writeGuestAddresses } from './guest-cart.ts';
import { type GuestAddress, updateSlice, useShop } from './shop-state.ts';
import { tellOtherTabs } from './tab-news.ts';

/** Fetches the user's addresses, or a guest's from local storage; hidden ones (status false) are left out. */
export async function loadAddresses(): Promise<void> {
  const { session, isLoginDue, addresses } = useShop.getState();
  if (isLoginDue) return;
  if (session === 'guest') return showGuestAddresses();
  // A list that is there stays while it is fetched again, and so does a form that is open beside it.
  if (addresses.status !== 'ready') updateSlice('addresses', { status: 'loading' });
  try {
    const { data } = await api.address.get({});
    if (useShop.getState().session !== 'user') return;
    const addressList = data.filter((address) => address.status);
    updateSlice('addresses', { addressList, status: 'ready' });
    if (addresses.status === 'ready') tellOtherTabs('addresses', addresses.addressList, addressList);
  } catch (failure) {
    console.warn('Addresses could not be loaded', failure);
    updateSlice('addresses', { status: 'failed' });
  }
}

/** Saves an address and shows the list with it. Rejects with the server's refusal. */
export async function addAddress(address: GuestAddress): Promise<{ message: string; id: string }> {
  if (useShop.getState().session === 'guest') return addGuestAddress(address);
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
  await loadAddresses();
  return { message, id: data._id };
}

function addGuestAddress(address: GuestAddress): { message: string; id: string } {
  const addresses = [...readGuestAddresses(), address].slice(-limits.guestAddresses);
  writeGuestAddresses(addresses);
  showGuestAddresses();
  return { message: stateTexts().addressAdded, id: guestAddressId(addresses.length - 1) };
}

function showGuestAddresses(): void {
  updateSlice('addresses', { addressList: readGuestAddresses().map(viewOfGuestAddress), status: 'ready' });
}

/** A guest's address as the pages show any other. */
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
