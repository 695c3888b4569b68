import { useState } from 'react';
import type { CallerView, PlacedForCallerView } from '#shared/contract/caller.ts';
import { type Destination, zoneOf } from '#shared/delivery.ts';
import { freeDelivery } from '#shared/fee-rule.ts';
import { looksLikePhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { AdminPage } from '../admin-page.tsx';
import { CallerChoice } from './caller-choice.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import './new-order-page.css';
import { PlacedForCaller } from './placed-for-caller.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useOrderLines } from './use-order-lines.ts';
import { useZones } from './use-zones.ts';

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
  const deliveryTexts = useMessages(deliveryMessages);
  const { answer: zones = [], failure, isLoading, reload } = useZones();
  const [place, setPlace] = useState<Destination>();
  const zone = place && zoneOf(zones, place);
  const order = useOrderLines(zone ?? freeDelivery);
  const [caller, setCaller] = useState<CallerView>();
  const [phone, setPhone] = useState('');
  // One key for each order: an order that is sent again after a lost answer is not placed twice.
  const [idempotencyKey] = useState(newLocalId);
  return (
    <div className="new-order">
      <p className="muted">{texts.intro}</p>
      {failure && (
        <ErrorState title={deliveryTexts.failedTitle} retrying={isLoading} onRetry={() => void reload()} />
      )}
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
        onPlace={setPlace}
        onPlaced={onPlaced}
      />
    </div>
  );
}
