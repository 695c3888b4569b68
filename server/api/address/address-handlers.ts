import { addAddress } from '#core/addresses/add-address.ts';
import { listAddresses } from '#core/addresses/address-queries.ts';
import { changeAddress } from '#core/addresses/change-address.ts';
import { hideAddress } from '#core/addresses/hide-address.ts';
import type { NounHandlers } from '../handler.ts';
import { presentAddress } from './present-address.ts';
import { readPlace } from './read-place.ts';

export const addressHandlers: NounHandlers<'address'> = {
  async create({ store, user }, input) {
    const outcome = await addAddress(store, user, {
      ...readPlace(input),
      name: input.name,
      email: input.customer_email,
    });
    if (!outcome.ok) return outcome;
    return { message: 'addressAdded', data: presentAddress(outcome.value) };
  },

  async get({ store, user }) {
    const addresses = await listAddresses(store.db, user.id);
    return { message: 'done', data: addresses.map(presentAddress) };
  },

  async update({ store, user }, input) {
    const outcome = await changeAddress(store, user, {
      ...readPlace(input),
      id: input._id,
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.customer_email === undefined ? {} : { email: input.customer_email }),
    });
    if (!outcome.ok) return outcome;
    return { message: 'addressSaved', data: presentAddress(outcome.value) };
  },

  async disable({ store, user }, input) {
    const outcome = await hideAddress(store, user, input._id);
    if (!outcome.ok) return outcome;
    return { message: 'addressRemoved', data: null };
  },
};
