import { formatPhone } from '#shared/phone-format.ts';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import './legal-document.css';

/** The seller, as law 2010/021 requires: name, place, ways to reach, register and taxpayer numbers. */
export function SellerFacts() {
  const texts = useMessages(shellMessages);
  const facts = useFacts();
  return (
    <address className="legal-document__seller panel">
      <strong>{facts.name}</strong>
      <span>{facts.address}</span>
      <a className="tap" href={`tel:${facts.phone}`}>
        {formatPhone(facts.phone)}
      </a>
      <a className="tap" href={`mailto:${facts.email}`}>
        {facts.email}
      </a>
      <span>{texts.legalNumbers(facts.rccm, facts.niu)}</span>
    </address>
  );
}
