import { memo } from 'react';
import { formatPhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { Clock, Smartphone } from '../../ui/pictures/icons.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { ClothBand } from '../../ui/pictures/motif/cloth-band.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import './footer.css';
import { useCopyrightYear, useDeliveryOffer, useFacts } from '../../shell-data/use-shell-data.ts';
import { FooterLinks } from './footer-links.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';

/** The seller, with name, number and hours, and links to the pages of the shop. */
export const Footer = memo(function Footer() {
  const language = useLanguage();
  const texts = shellMessages[language];
  const facts = useFacts();
  const offer = useDeliveryOffer();
  const year = useCopyrightYear();
  return (
    <footer className="footer on-dark">
      <ClothBand />
      <div className="footer__grid container">
        <section className="footer__about measure">
          <Logo name={facts.name} />
          <h2 className="visually-hidden">{texts.about}</h2>
          <p className="footer__text">
            {offer === '' ? texts.aboutText(facts) : texts.aboutTextOffered(facts, offer)}
          </p>
          <address className="footer__address">
            <span>{facts.address}</span>
            <a href={`tel:${facts.phone}`}>{formatPhone(facts.phone)}</a>
            <a href={`mailto:${facts.email}`}>{facts.email}</a>
          </address>
        </section>
        <FooterLinks />
        <section className="footer__section">
          <h2 className="footer__title">{texts.officeHours}</h2>
          <p className="footer__hours row gap-2">
            <Clock /> {facts.officeHours}
          </p>
          <FollowUs />
          <GetTheApp />
        </section>
      </div>
      <div className="footer__newsletter container">
        <NewsletterForm />
      </div>
      <div className="footer__end container">
        <section>
          <h2 className="visually-hidden">{texts.waysToPay}</h2>
          <PaymentMarks />
        </section>
        <p className="footer__legal">
          <span>{texts.copyright(year, facts.name)}</span>
          <span>{texts.legalNumbers(facts.rccm, facts.niu)}</span>
        </p>
      </div>
    </footer>
  );
});

/** The networks where the shop has a page; a link without one would cost trust. */
function FollowUs() {
  const texts = useMessages(shellMessages);
  const { social } = useFacts();
  if (Object.values(social).every((address) => address === '')) return null;
  return (
    <>
      <h2 className="footer__title">{texts.followUs}</h2>
      <SocialLinks />
    </>
  );
}

function GetTheApp() {
  const texts = useMessages(shellMessages);
  const { apps } = useFacts();
  const shops = [
    { address: apps.googlePlay, name: texts.googlePlay },
    { address: apps.appStore, name: texts.appStore },
  ].filter(({ address }) => address !== '');
  if (shops.length === 0) return null;
  return (
    <>
      <h2 className="footer__title">{texts.getTheApp}</h2>
      <ul className="cluster gap-2">
        {shops.map(({ address, name }) => (
          <li key={name}>
            <a className="footer__app" href={address} rel="noopener">
              <Smartphone /> {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
