import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlacedForCallerView } from '#shared/contract/caller.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { type Destination, zoneOf } from '#shared/delivery.ts';
import { freeDelivery } from '#shared/fee-rule.ts';
import { looksLikePhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RotateCw } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { CallerChoice } from './caller-choice.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import {
  asNew,
  type BegunOrder,
  forgetOrder,
  goOn,
  isBegun,
  type KeptOrder,
  keepOrder,
  readKeptOrder,
  textOfLines,
} from './kept-order.ts';
import './new-order-page.css';
import { PlacedForCaller } from './placed-for-caller.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useOrderLines } from './use-order-lines.ts';
import { useZones } from './use-zones.ts';

export const meta = privateMeta(adminNewOrderMessages, ({ title }) => title);

export default function NewOrderPage() {
  const texts = useMessages(adminNewOrderMessages);
  const staffId = useShop((state) => state.user.details?._id ?? '');
  const [placed, setPlaced] = useState<PlacedForCallerView>();
  const [times, setTimes] = useState(0);
  const startAgain = () => {
    forgetOrder();
    setTimes(times + 1);
  };
  const finish = (order: PlacedForCallerView) => {
    forgetOrder();
    setPlaced(order);
  };
  return (
    <AdminPage title={texts.title}>
      {placed ? (
        <PlacedForCaller placed={placed} onAnother={() => setPlaced(undefined)} />
      ) : (
        <KeptNewOrder
          key={`${staffId} ${times}`}
          staffId={staffId}
          onPlaced={finish}
          onStartAgain={startAgain}
        />
      )}
    </AdminPage>
  );
}

type NewOrderProps = {
  staffId: string;
  onPlaced: (placed: PlacedForCallerView) => void;
  onStartAgain: () => void;
};

/** Goes on with the order that was begun in this tab before a reload, or before the page was left by mistake. */
function KeptNewOrder(props: NewOrderProps) {
  const [kept] = useState(() => readKeptOrder(props.staffId));
  return isBegun(kept) ? (
    <ReadNewOrder {...props} kept={kept} />
  ) : (
    <NewOrder {...props} begun={asNew(kept)} />
  );
}

function ReadNewOrder({ kept, ...props }: NewOrderProps & { kept: KeptOrder }) {
  const texts = useMessages(adminNewOrderMessages);
  const find = useCallback((options: CallOptions) => goOn(kept, options), [kept]);
  const { answer: begun, failure, isLoading, reload } = useAnswer(find);
  const isGone = begun !== undefined && begun.gone > 0;
  useEffect(() => {
    if (isGone) notify.error(texts.goneMeanwhile);
  }, [isGone, texts]);
  if (begun) return <NewOrder {...props} begun={begun} />;
  if (!failure) return <Skeleton className="new-order__skeleton" />;
  return (
    <div className="stack stack--centre gap-3">
      <ErrorState title={texts.beginFailed} retrying={isLoading} onRetry={() => void reload()} />
      <Button variant="outline" onClick={props.onStartAgain}>
        {texts.startAgain}
      </Button>
    </div>
  );
}

function NewOrder({ begun, staffId, onPlaced, onStartAgain }: NewOrderProps & { begun: BegunOrder }) {
  const texts = useMessages(adminNewOrderMessages);
  const deliveryTexts = useMessages(deliveryMessages);
  const { answer: zones = [], failure, isLoading, reload } = useZones();
  const [place, setPlace] = useState<Destination>();
  const zone = place && zoneOf(zones, place);
  const order = useOrderLines(zone ?? freeDelivery, begun);
  // One key for each order: an order that is sent again after a lost answer is not placed twice, not even after a reload.
  const [chosen, setChosen] = useState<KeptOrder>({ idempotencyKey: newLocalId(), ...begun.kept });
  const { idempotencyKey = '', search = '', callerId = '', place: placeIndex = '' } = chosen;
  const [found, setFound] = useState(begun.callers);
  const caller = found?.find(({ id }) => id === callerId);
  const { lines, promo } = order;
  const kept = useMemo(
    () => ({ ...chosen, lines: textOfLines(lines), promoCode: promo?.code ?? '' }),
    [chosen, lines, promo],
  );
  useEffect(() => keepOrder(staffId, kept), [staffId, kept]);
  return (
    <div className="new-order">
      <p className="muted">{texts.intro}</p>
      {isBegun(kept) && <StartAgain onStartAgain={onStartAgain} />}
      {failure && (
        <ErrorState title={deliveryTexts.failedTitle} retrying={isLoading} onRetry={() => void reload()} />
      )}
      <ProductChoice order={order} />
      <CallerChoice
        begun={begun.callers && { callers: begun.callers, search }}
        chosen={caller}
        onChoose={(person, searched) => {
          setFound(person && [person]);
          setChosen({ ...chosen, search: searched, callerId: person?.id ?? '', place: '' });
        }}
      />
      <DeliveryForm
        key={callerId}
        order={order}
        caller={caller}
        phone={looksLikePhone(search) ? search : ''}
        idempotencyKey={idempotencyKey}
        onPlace={setPlace}
        onPlaced={onPlaced}
        staffId={staffId}
        placeIndex={placeIndex}
        onChoosePlace={(index) => setChosen({ ...chosen, place: index })}
        onType={() => chosen.hasTyped || setChosen({ ...chosen, hasTyped: 'yes' })}
      />
    </div>
  );
}

function StartAgain({ onStartAgain }: Pick<NewOrderProps, 'onStartAgain'>) {
  const texts = useMessages(adminNewOrderMessages);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<RotateCw />} onClick={() => setAsks(true)}>
        {texts.startAgain}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={texts.startAgain}
        question={<p>{texts.startAgainQuestion}</p>}
        confirmLabel={texts.startAgain}
        confirm={async () => onStartAgain()}
      />
    </>
  );
}
