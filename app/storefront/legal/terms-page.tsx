import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { termsMessages } from '../../messages/terms-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import type { Route } from './+types/terms-page';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { SellerFacts } from './seller-facts.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = termsMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function TermsPage() {
  const texts = useMessages(termsMessages);
  const { name } = useFacts();
  return (
    <LegalDocument title={texts.title} intro={texts.intro(name)} updated={texts.updated}>
      <LegalSection title={texts.sellerTitle}>
        <p>{texts.sellerText}</p>
        <SellerFacts />
      </LegalSection>
      <LegalSection title={texts.orderTitle}>
        <p>{texts.orderText}</p>
        <p>{texts.archiveText}</p>
      </LegalSection>
      <LegalSection title={texts.priceTitle}>
        <p>{texts.priceText}</p>
        <p>{texts.paymentText}</p>
      </LegalSection>
      <LegalSection title={texts.deliveryTitle}>
        <p>{texts.deliveryText}</p>
      </LegalSection>
      <LegalSection title={texts.returnsTitle}>
        <p>{texts.returnsText}</p>
        <p>{texts.returnsHowText}</p>
        <p>{texts.faultText}</p>
      </LegalSection>
      <LegalSection title={texts.cancelTitle}>
        <p>{texts.cancelText}</p>
      </LegalSection>
      <LegalSection title={texts.disputeTitle}>
        <p>{texts.disputeText}</p>
        <p>
          {texts.privacyText} <LocalLink to="/privacy-policy">{texts.privacyLink}</LocalLink>.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}
