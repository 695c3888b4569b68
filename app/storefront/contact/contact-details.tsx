import type { ReactNode } from 'react';
import { formatPhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { Mail, MapPin, Phone } from '../../ui/pictures/icons.tsx';
import { SocialMark } from '../../ui/pictures/social-mark.tsx';
import './contact-details.css';

/** The ways to reach the shop. */
export function ContactDetails() {
  const texts = useMessages(contactMessages);
  const { phone, email, address, social } = useFacts();
  return (
    <address className="contact-details stack gap-3">
      <ContactWay icon={<Phone />} label={texts.phone}>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </ContactWay>
      <ContactWay icon={<SocialMark network="whatsapp" />} label={texts.whatsapp}>
        <a href={social.whatsapp} rel="noopener">
          {texts.whatsappAction}
        </a>
      </ContactWay>
      <ContactWay icon={<Mail />} label={texts.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactWay>
      <ContactWay icon={<MapPin />} label={texts.address}>
        <span>{address}</span>
      </ContactWay>
    </address>
  );
}

function ContactWay({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="contact-details__way row">
      <span className="disc">{icon}</span>
      <div className="contact-details__words">
        <span className="muted">{label}</span>
        {children}
      </div>
    </div>
  );
}
