import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { townIn } from '../../shell-data/shell-data.ts';
import { SocialLinks } from '../shell/social-links.tsx';
import type { Route } from './+types/contact-page';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact-page.css';
import { OpeningHours } from './opening-hours.tsx';
import { Questions } from './questions.tsx';
import { ShopMap } from './shop-map.tsx';
import { StoreJsonLd } from './store-json-ld.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = contactMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description(townIn(matches)) });
}

export default function ContactPage() {
  const texts = useMessages(contactMessages);
  return (
    <div className="page container">
      <StoreJsonLd />
      <h1>{texts.title}</h1>
      <p className="contact-page__intro muted">{texts.intro}</p>
      <div className="contact-page__columns stack gap-6">
        <div className="contact-page__facts stack gap-5">
          <ContactDetails />
          <section aria-labelledby="hours-heading">
            <h2 id="hours-heading" className="medium-heading">
              {texts.hoursTitle}
            </h2>
            <OpeningHours />
          </section>
          <section className="contact-page__social" aria-labelledby="social-heading">
            <h2 id="social-heading" className="medium-heading">
              {texts.socialTitle}
            </h2>
            <SocialLinks />
          </section>
        </div>
        <ContactForm />
      </div>
      <div className="contact-page__columns stack gap-6">
        <Questions />
        <ShopMap />
      </div>
    </div>
  );
}
