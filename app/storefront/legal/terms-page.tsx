import { languageOfPath } from '#shared/page-paths.ts';
import { onlineMethods } from '#shared/payment-methods.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { termsMessages } from '../../messages/terms-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useDeliveryOffer, useFacts, useTakes } from '../../shell-data/use-shell-data.ts';
import type { Route } from './+types/terms-page';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { OwnText } from './own-text.tsx';
import { SellerFacts } from './seller-facts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return (await api.settings.legal({ page: 'terms' })).data;
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = termsMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description });
}

export default function TermsPage({ loaderData: { text, since } }: Route.ComponentProps) {
  const own = text[useLanguage()];
  const texts = useMessages(termsMessages);
  const { name, ofTown } = useFacts();
  const offer = useDeliveryOffer();
  const takes = useTakes();
  const payment = onlineMethods.some(takes) ? texts.paymentText : texts.paymentTextCash;
  if (own !== '') {
    return (
      <LegalDocument title={texts.title} intro="" updated={texts.updated} since={since}>
        <OwnText text={own} />
        <LegalSection title={texts.sellerTitle}>
          <SellerFacts />
        </LegalSection>
      </LegalDocument>
    );
  }
  return (
    <LegalDocument title={texts.title} intro={texts.intro(name)} updated={texts.updated} since={since}>
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
        <p>{takes('cash_on_delivery') ? payment : texts.paymentTextOnline}</p>
      </LegalSection>
      <LegalSection title={texts.deliveryTitle}>
        <p>{offer === '' ? texts.deliveryText : texts.deliveryTextOffered(offer)}</p>
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
        <p>{texts.disputeText(ofTown)}</p>
        <p>
          {texts.privacyText} <LocalLink to="/privacy-policy">{texts.privacyLink}</LocalLink>.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}
