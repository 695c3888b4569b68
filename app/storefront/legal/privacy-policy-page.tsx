import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { privacyMessages } from '../../messages/privacy-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import type { Route } from './+types/privacy-policy-page';
import { KeptOnDevice } from './kept-on-device.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { SellerFacts } from './seller-facts.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = privacyMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function PrivacyPolicyPage() {
  const texts = useMessages(privacyMessages);
  const { name } = useFacts();
  return (
    <LegalDocument title={texts.title} intro={texts.intro(name)} updated={texts.updated}>
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
        <p>{texts.paymentText}</p>
      </LegalSection>
      <LegalSection title={texts.messageTitle}>
        <p>{texts.messageText}</p>
        <p>{texts.newsletterText}</p>
        <p>{texts.mailText}</p>
      </LegalSection>
      <LegalSection title={texts.deviceTitle}>
        <p>{texts.deviceText}</p>
        <KeptOnDevice />
        <p>{texts.cookieText}</p>
      </LegalSection>
      <LegalSection title={texts.sharingTitle}>
        <p>{texts.sharingText}</p>
        <p>{texts.safetyText}</p>
      </LegalSection>
      <LegalSection title={texts.rightsTitle}>
        <p>{texts.rightsText}</p>
        <p>{texts.complaintText}</p>
      </LegalSection>
    </LegalDocument>
  );
}
