import { memo } from 'react';
import { formatPhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useDeliveryOffer, useFacts } from '../../shell-data/use-shell-data.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Mail, MapPin, Phone } from '../../ui/pictures/icons.tsx';
import './top-bar.css';

/** Where the store is and how to reach it. On phones the footer shows this. */
export const TopBar = memo(function TopBar() {
  const texts = useMessages(shellMessages);
  const { name, phone, email, address } = useFacts();
  const offer = useDeliveryOffer();
  return (
    <div className="top-bar on-dark">
      <div className="top-bar__row cluster apart container">
        <ul className="top-bar__facts">
          <li className="top-bar__fact">
            <Phone className="top-bar__icon" />
            <VisuallyHidden>{texts.callUs}</VisuallyHidden>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </li>
          <li className="top-bar__fact">
            <Mail className="top-bar__icon" />
            <VisuallyHidden>{texts.writeToUs}</VisuallyHidden>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li className="top-bar__fact">
            <MapPin className="top-bar__icon" />
            {address}
          </li>
        </ul>
        <p className="top-bar__welcome">
          {offer === '' ? texts.welcome(name) : texts.welcomeOffered(name, offer)}
        </p>
      </div>
    </div>
  );
});
