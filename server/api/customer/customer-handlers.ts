import { setCustomerBlocked } from '#core/accounts/block-customer.ts';
import { listCustomerOrders, listCustomers } from '#core/accounts/customer-queries.ts';
import { saveCustomerNote } from '#core/accounts/save-customer-note.ts';
import { blockPhone, liftPhone, listBlockedPhones } from '#core/blocked-phones/blocked-phones.ts';
import { deleteCustomer } from '#core/personal-data/delete-account.ts';
import type { NounHandlers } from '../handler.ts';

export const customerHandlers: NounHandlers<'customer'> = {
  async list({ store }, wanted) {
    const { customers, totalCount } = await listCustomers(store.db, wanted);
    return { message: 'done', data: customers, beside: { totalCount } };
  },
  async getOrders({ store }, { id, ...page }) {
    const outcome = await listCustomerOrders(store.db, { ...page, customerId: id });
    if (!outcome.ok) return outcome;
    const { orders, totalCount } = outcome.value;
    return { message: 'done', data: orders, beside: { totalCount } };
  },
  async delete({ store, user }, { id }) {
    const outcome = await deleteCustomer(store, user, id);
    return outcome.ok ? { message: 'customerDeleted', data: null } : outcome;
  },
  async setBlocked({ store, user }, wanted) {
    const outcome = await setCustomerBlocked(store, user, wanted);
    if (!outcome.ok) return outcome;
    return { message: wanted.isBlocked ? 'customerBlocked' : 'customerUnblocked', data: outcome.value };
  },
  async saveNote({ store, user }, typed) {
    const outcome = await saveCustomerNote(store, user, typed);
    return outcome.ok ? { message: 'noteSaved', data: outcome.value } : outcome;
  },

  async blockedPhones({ store }) {
    return { message: 'done', data: await listBlockedPhones(store.db) };
  },

  async blockPhone({ store, user }, typed) {
    const outcome = await blockPhone(store, user, typed);
    return outcome.ok ? { message: 'phoneBlocked', data: outcome.value } : outcome;
  },

  async liftPhone({ store, user }, { phone }) {
    const outcome = await liftPhone(store, user, phone);
    return outcome.ok ? { message: 'phoneLifted', data: outcome.value } : outcome;
  },
};
