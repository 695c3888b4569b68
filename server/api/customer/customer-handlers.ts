import { setCustomerBlocked } from '#core/accounts/block-customer.ts';
import { mailboxOf } from '#core/accounts/caller-account.ts';
import {
  type Customer,
  type CustomerOrder,
  listCustomerOrders,
  listCustomers,
} from '#core/accounts/customer-queries.ts';
import type { CustomerOrderView, CustomerView } from '#shared/contract/customer.ts';
import type { NounHandlers } from '../handler.ts';

export const customerHandlers: NounHandlers<'customer'> = {
  async list({ store }, { blocked, ...wanted }) {
    const { customers, totalCount } = await listCustomers(store.db, { ...wanted, isBlocked: blocked });
    return { message: 'done', data: customers.map(presentCustomer), beside: { totalCount } };
  },
  async getOrders({ store }, { _id, ...page }) {
    const outcome = await listCustomerOrders(store.db, { ...page, customerId: _id });
    if (!outcome.ok) return outcome;
    const { orders, totalCount } = outcome.value;
    return { message: 'done', data: orders.map(presentOrder), beside: { totalCount } };
  },
  async setBlocked({ store, user }, { _id, blocked }) {
    const outcome = await setCustomerBlocked(store, user, { id: _id, isBlocked: blocked });
    if (!outcome.ok) return outcome;
    return {
      message: blocked ? 'customerBlocked' : 'customerUnblocked',
      data: presentCustomer(outcome.value),
    };
  },
};

function presentCustomer({ id, isBlocked, createdAt, lastLoginAt, ...customer }: Customer): CustomerView {
  return {
    _id: id,
    ...customer,
    email: mailboxOf(customer.email),
    blocked: isBlocked,
    createdAt: createdAt.toISOString(),
    last_login_date: lastLoginAt?.toISOString() ?? null,
  };
}

function presentOrder({
  id,
  orderNumber,
  createdAt,
  status,
  paymentStatus,
  total,
  quantity,
}: CustomerOrder): CustomerOrderView {
  return {
    _id: id,
    orderId: orderNumber,
    createdAt: createdAt.toISOString(),
    order_status: status,
    payment_status: paymentStatus,
    totalAmt: total,
    quantity,
  };
}
