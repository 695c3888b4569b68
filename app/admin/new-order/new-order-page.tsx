import { useState } from 'react';
import type { CallerView, PlacedForCallerView } from '#shared/contract/caller.ts';
import { looksLikePhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { AdminPage } from '../admin-page.tsx';
import { CallerChoice } from './caller-choice.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import './new-order-page.css';
import { PlacedForCaller } from './placed-for-caller.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useOrderLines } from './use-order-lines.ts';

export const meta = privateMeta(adminNewOrderMessages, ({ title }) => title);

export default function NewOrderPage() {
  const texts = useMessages(adminNewOrderMessages);
  const [placed, setPlaced] = useState<PlacedForCallerView>();
  return (
    <AdminPage title={texts.title}>
      {placed ? (
        <PlacedForCaller placed={placed} onAnother={() => setPlaced(undefined)} />
      ) : (
        <NewOrder onPlaced={setPlaced} />
      )}
    </AdminPage>
  );
}

function NewOrder({ onPlaced }: { onPlaced: (placed: PlacedForCallerView) => void }) {
  const texts = useMessages(adminNewOrderMessages);
  const order = useOrderLines();
  const [caller, setCaller] = useState<CallerView>();
  const [phone, setPhone] = useState('');
  // One key for one order: sent again after a lost answer, it is not placed twice.
  const [idempotencyKey] = useState(newLocalId);
  return (
    <div className="new-order">
      <p className="muted">{texts.intro}</p>
      <ProductChoice order={order} />
      <CallerChoice
        chosen={caller}
        onChoose={(chosen, search) => {
          setCaller(chosen);
          setPhone(looksLikePhone(search) ? search : '');
        }}
      />
      <DeliveryForm
        key={caller?.id ?? ''}
        order={order}
        caller={caller}
        phone={phone}
        idempotencyKey={idempotencyKey}
        onPlaced={onPlaced}
      />
    </div>
  );
}
