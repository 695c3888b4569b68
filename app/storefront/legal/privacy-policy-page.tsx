import { languageOfPath } from '#shared/page-paths.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { privacyMessages } from '../../messages/privacy-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import type { Route } from './+types/privacy-policy-page';
import { KeptOnDevice } from './kept-on-device.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { OwnText } from './own-text.tsx';
import { SellerFacts } from './seller-facts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return (await api.settings.legal({ page: 'privacy-policy' })).data;
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = privacyMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function PrivacyPolicyPage({ loaderData: { text, since } }: Route.ComponentProps) {
  const own = text[useLanguage()];
  const texts = useMessages(privacyMessages);
  const { name } = useFacts();
  if (own !== '') {
    return (
      <LegalDocument title={texts.title} intro="" updated={texts.updated} since={since}>
        <OwnText text={own} />
        <LegalSection title={texts.whoTitle}>
          <SellerFacts />
        </LegalSection>
        <LegalSection title={texts.deviceTitle}>
          <KeptOnDevice />
        </LegalSection>
      </LegalDocument>
    );
  }
  return (
    <LegalDocument title={texts.title} intro={texts.intro(name)} updated={texts.updated} since={since}>
      <LegalSection title={texts.whoTitle}>
        <p>{texts.whoText}</p>
        <SellerFacts />
      </LegalSection>
      <LegalSection title={texts.accountTitle}>
        <p>{texts.accountText}</p>
        <p>{texts.phoneAccountText}</p>
        <p>{texts.sessionText}</p>
      </LegalSection>
      <LegalSection title={texts.orderTitle}>
        <p>{texts.orderText}</p>
        <p>{texts.blockedPhoneText}</p>
        <p>{texts.paymentText}</p>
      </LegalSection>
      <LegalSection title={texts.messageTitle}>
        <p>{texts.messageText}</p>
        <p>{texts.reviewText}</p>
        <p>{texts.newsletterText}</p>
        <p>{texts.stockAlertText}</p>
        <p>{texts.cartMailText}</p>
        <p>{texts.mailText}</p>
      </LegalSection>
      <LegalSection title={texts.deviceTitle}>
        <p>{texts.deviceText}</p>
        <KeptOnDevice />
        <p>{texts.cookieText}</p>
      </LegalSection>
      <LegalSection title={texts.sharingTitle}>
        <p>{texts.sharingText}</p>
        <p>{texts.backupText}</p>
        <p>{texts.safetyText}</p>
      </LegalSection>
      <LegalSection title={texts.rightsTitle}>
        <p>{texts.rightsText}</p>
        <p>{texts.complaintText}</p>
      </LegalSection>
    </LegalDocument>
  );
}
