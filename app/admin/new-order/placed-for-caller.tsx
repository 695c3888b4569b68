import { useEffect, useRef } from 'react';
import type { PlacedForCallerView } from '#shared/contract/caller.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { sentTrackingMessages } from '../../messages/sent-messages.ts';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MessageCircle } from '../../ui/pictures/icons.tsx';

interface PlacedForCallerProps {
  placed: PlacedForCallerView;
  onAnother: () => void;
}

/** What is read out and sent to the caller: the number, the sum, and the link in the caller's language. */
export function PlacedForCaller({ placed, onAnother }: PlacedForCallerProps) {
  const texts = useMessages(adminNewOrderMessages);
  const localPath = useLocalPath();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const { id, orderNumber, total, deliveryName, phone, language, trackingToken } = placed;
  const link = `${location.origin}${inLanguage(`/track/${trackingToken}`, language)}`;
  return (
    <Card title={texts.placedTitle} headingRef={headingRef}>
      <p>{texts.placedText(deliveryName, formatFrancs(total))}</p>
      <p>
        {texts.number} <strong className="new-order__number">{orderNumber}</strong>
      </p>
      <TextField label={texts.link} value={link} readOnly />
      <ButtonLink
        variant="success"
        size="large"
        icon={<MessageCircle />}
        to={whatsAppLink(sentTrackingMessages[language].link(orderNumber, link), phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.sendLink} <VisuallyHidden>{texts.opensWhatsApp}</VisuallyHidden>
      </ButtonLink>
      <div className="cluster cluster--filled">
        <ButtonLink variant="outline" to={localPath(`/dashboard/orders/${id}`)}>
          {texts.openOrder}
        </ButtonLink>
        <Button variant="outline" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </Card>
  );
}
