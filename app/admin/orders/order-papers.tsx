import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { languages } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderPaperMessages } from '../../messages/order-paper-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FileDown, Printer } from '../../ui/pictures/icons.tsx';
import './order-papers.css';
import { useFetchPapers } from './use-fetch-papers.ts';

/** The slip that goes with the parcel and the receipt, in the language of the person who reads them. */
export function OrderPapers({ order }: { order: Pick<DeskOrderView, '_id' | 'payment_status'> }) {
  const texts = useMessages(orderPaperMessages);
  const [language, setLanguage] = useState(useLanguage());
  const { fetchPapers, isBusy } = useFetchPapers();
  const wasPaid = order.payment_status === 'Paid' || order.payment_status === 'Refunded';
  return (
    <Card title={texts.title} className="order-papers">
      <SelectField
        label={texts.language}
        value={language}
        onChange={({ currentTarget }) =>
          setLanguage(languages.find((known) => known === currentTarget.value) ?? 'en')
        }
      >
        {languages.map((known) => (
          <option key={known} value={known}>
            {texts[known]}
          </option>
        ))}
      </SelectField>
      <div className="cluster cluster--filled">
        <Button
          variant="outline"
          icon={<Printer />}
          disabled={isBusy}
          onClick={() => void fetchPapers(() => api.orderDesk.getSlips({ orders: [order._id], language }))}
        >
          {texts.slip}
        </Button>
        <Button
          variant="outline"
          icon={<FileDown />}
          disabled={isBusy}
          onClick={() => void fetchPapers(() => api.orderDesk.getReceipt({ _id: order._id, language }))}
        >
          {wasPaid ? texts.receipt : texts.orderSheet}
        </Button>
      </div>
    </Card>
  );
}
