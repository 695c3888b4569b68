import { api } from './api.ts';
import { updateSlice } from './shop-state.ts';

/** Fetches the user's addresses; hidden ones (status false) are left out of what pages show. */
export async function loadAddresses(): Promise<void> {
  updateSlice('addresses', { status: 'loading' });
  try {
    const { data } = await api.address.get({});
    updateSlice('addresses', { addressList: data.filter((address) => address.status), status: 'ready' });
  } catch (failure) {
    console.warn('Addresses could not be loaded', failure);
    updateSlice('addresses', { status: 'failed' });
  }
}
