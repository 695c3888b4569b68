import { Fragment, useCallback, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { CustomerOrderView, CustomerView } from '#shared/contract/customer.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminCustomerMessages } from '../../messages/admin-customer-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import {
  orderStatusMessages,
  paymentStatusMessages,
  simulatedPaymentMessages,
} from '../../messages/order-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Badge } from '../../ui/labels/badge.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { DialogRows } from '../list/dialog-rows.tsx';
import { listLoader } from '../list/list-loader.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useDialogAddress } from '../list/use-dialog-address.ts';
import { mailLink } from '../mail-link.ts';
import type { Route } from './+types/customers-page';
import { BlockedPhones } from './blocked-phones.tsx';
import './customers-page.css';
import { PhoneLink } from '../phone-link.tsx';
import { useMay } from '../use-may.ts';
import { NoteDialog } from './note-dialog.tsx';

export const meta = privateMeta(adminCustomerMessages, ({ title }) => title);

export { shouldRevalidate } from '../list/use-dialog-address.ts';

export const clientLoader = listLoader(({ view, ...wanted }, options) =>
  api.customer.list({ ...wanted, isBlocked: view === 'blocked' }, options),
);

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminCustomerMessages);
  const list = useAdminList(loaderData);
  const orders = useDialogAddress('orders', list.answer?.data);
  const shown = orders.row;
  const [toSwitch, setToSwitch] = useState<CustomerView>();
  const [toNote, setToNote] = useState<CustomerView>();
  const [toDelete, setToDelete] = useState<CustomerView>();

  async function switchBlocked({ id, isBlocked }: CustomerView): Promise<void> {
    const { message } = await api.customer.setBlocked({ id, isBlocked: !isBlocked });
    notify.success(message);
    setToSwitch(undefined);
    await list.reload();
  }

  async function deleteCustomer({ id }: CustomerView): Promise<void> {
    const { message } = await api.customer.delete({ id });
    notify.success(message);
    setToDelete(undefined);
    await list.reload();
  }

  return (
    <AdminPage title={texts.title}>
      <AdminList
        list={list}
        label={texts.customers}
        searchLabel={texts.search}
        viewsLabel={texts.views}
        views={[
          { value: '', label: texts.all },
          { value: 'blocked', label: texts.blocked },
        ]}
        emptyTitle={texts.emptyTitle}
        emptyText={texts.emptyText}
      >
        {({ data }) =>
          data.map((customer) => (
            <li key={customer.id}>
              <Customer
                customer={customer}
                onShow={() => orders.open(customer.id)}
                onNote={() => setToNote(customer)}
                onSwitch={() => setToSwitch(customer)}
                onDelete={() => setToDelete(customer)}
              />
            </li>
          ))
        }
      </AdminList>
      <BlockedPhones />
      <Dialog open={shown !== undefined} onClose={orders.close} title={texts.ordersOf(shown?.name ?? '')}>
        {shown && <CustomerOrders customer={shown} />}
      </Dialog>
      <NoteDialog customer={toNote} onClose={() => setToNote(undefined)} onSaved={() => void list.reload()} />
      <ConfirmDialog
        open={toSwitch !== undefined}
        onClose={() => setToSwitch(undefined)}
        title={toSwitch?.isBlocked ? texts.unblockTitle : texts.blockTitle}
        question={(toSwitch?.isBlocked ? texts.unblockQuestion : texts.blockQuestion)(toSwitch?.name ?? '')}
        confirmLabel={toSwitch?.isBlocked ? texts.unblock : texts.block}
        confirm={async () => {
          if (toSwitch) await switchBlocked(toSwitch);
        }}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        onClose={() => setToDelete(undefined)}
        title={texts.deleteTitle}
        question={texts.deleteQuestion(toDelete?.name ?? '')}
        confirmLabel={texts.delete}
        confirm={async () => {
          if (toDelete) await deleteCustomer(toDelete);
        }}
      />
    </AdminPage>
  );
}

type CustomerProps = {
  customer: CustomerView;
  onShow: () => void;
  onNote: () => void;
  onSwitch: () => void;
  onDelete: () => void;
};

function Customer({ customer, onShow, onNote, onSwitch, onDelete }: CustomerProps) {
  const language = useLanguage();
  const texts = adminCustomerMessages[language];
  const mayClose = useMay('manager');
  const { name, email, mobile, isBlocked, createdAt, orderCount, paidTotal, refusedCount, note, tags } =
    customer;
  return (
    <AdminRow
      label={name}
      title={
        <>
          {name} {isBlocked && <Badge tone="danger">{adminMessages[language].blocked}</Badge>}
          {tags.map((tag) => (
            <Fragment key={tag}>
              {' '}
              <Badge tone="indigo">{tag}</Badge>
            </Fragment>
          ))}
        </>
      }
      words={
        <>
          <p className="customer-row__contact">
            {email !== '' && (
              <a className="tap" href={mailLink(email)}>
                {email}
              </a>
            )}{' '}
            {mobile !== '' && <PhoneLink phone={mobile} />}
          </p>
          <p className="muted">
            {texts.since(formatDay(createdAt, language))} · {texts.orders(orderCount)}
            {orderCount > 0 && ` · ${texts.paid(formatFrancs(paidTotal))}`}
            {refusedCount > 0 && ` · ${texts.refused(refusedCount)}`}
          </p>
          {note !== '' && <p className="anywhere customer-row__note">{note}</p>}
        </>
      }
      actions={
        <>
          <Button variant="outline" aria-label={texts.ordersOf(name)} onClick={onShow}>
            {texts.showOrders}
          </Button>
          <Button variant="quiet" aria-label={texts.noteOf(name)} onClick={onNote}>
            {texts.note}
          </Button>
          {mayClose && (
            <>
              <Button
                variant="quiet"
                aria-label={isBlocked ? texts.unblockNamed(name) : texts.blockNamed(name)}
                onClick={onSwitch}
              >
                {isBlocked ? texts.unblock : texts.block}
              </Button>
              <Button variant="quiet" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
                {texts.delete}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

function CustomerOrders({ customer: { id, name } }: { customer: CustomerView }) {
  const texts = useMessages(adminCustomerMessages);
  const fetchRows = useCallback(
    (page: number, options: CallOptions) => api.customer.getOrders({ id, page }, options),
    [id],
  );
  return (
    <DialogRows label={texts.ordersOf(name)} fetchRows={fetchRows} empty={texts.noOrders}>
      {(order) => <CustomerOrder order={order} />}
    </DialogRows>
  );
}

function CustomerOrder({ order }: { order: CustomerOrderView }) {
  const language = useLanguage();
  return (
    <>
      <div>
        <p>
          <LocalLink className="tap" to={`/dashboard/orders/${order.id}`}>
            {order.orderNumber}
          </LocalLink>
        </p>
        <p>
          {orderStatusMessages[language][order.status]} ·{' '}
          {paymentStatusMessages[language][order.paymentStatus]}
          {order.isSimulated && ` (${simulatedPaymentMessages[language].mark})`}
        </p>
        <p className="muted">{formatMoment(order.createdAt, language)}</p>
      </div>
      <p className="dialog-rows__figure">{formatFrancs(order.total)}</p>
    </>
  );
}
