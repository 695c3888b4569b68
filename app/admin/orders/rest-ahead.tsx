import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatFrancs } from '#shared/money.ts';
import { useCopy } from '../../forms/use-copy.ts';
import { useMessages } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { restAheadMessages } from '../../messages/rest-ahead-messages.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { staffMessages } from '../../messages/staff-messages.ts';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Check, Copy, MessageCircle } from '../../ui/pictures/icons.tsx';
import { AskWallet } from '../cash/ask-wallet.tsx';

interface RestAheadProps {
  order: DeskOrderView;
  onChanged: () => void;
}

/** What must be paid online before the parcel leaves, and the link with which the shopper pays it. */
export function RestAhead({ order, onChanged }: RestAheadProps) {
  const texts = useMessages(restAheadMessages);
  const { restAhead, deliveryZone } = order;
  if (restAhead === null) return null;
  return (
    <Card title={texts.title} isMarked>
      <p>
        <strong>
          <Price amount={restAhead.due} />
        </strong>
      </p>
      <p>{texts.text(deliveryZone)}</p>
      <PaymentLink order={order} rest={restAhead} />
      <AskWallet order={order} onAsked={onChanged} />
    </Card>
  );
}

type PaymentLinkProps = { order: DeskOrderView; rest: NonNullable<DeskOrderView['restAhead']> };

/** The link, to be copied or sent to the order's phone in the shopper's language. */
function PaymentLink({ order, rest: { due, address } }: PaymentLinkProps) {
  const texts = useMessages(restAheadMessages);
  const shell = useMessages(shellMessages);
  const orders = useMessages(adminOrderMessages);
  const staff = useMessages(staffMessages);
  const { fieldRef, isCopied, copy } = useCopy(address);
  const { phone, language, orderId, delivery_address: to } = order;
  const message = restAheadMessages[language].message(to.name, orderId, formatFrancs(due), address);

  return (
    <>
      <TextField
        ref={fieldRef}
        label={texts.link}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="cluster cluster--filled">
        {phone !== '' && (
          <ButtonLink
            icon={<MessageCircle />}
            to={whatsAppLink(message, phone)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {shell.whatsapp} <VisuallyHidden>{orders.opensWhatsApp}</VisuallyHidden>
          </ButtonLink>
        )}
        <Button variant="outline" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {isCopied ? staff.copied : staff.copy}
        </Button>
      </div>
    </>
  );
}
