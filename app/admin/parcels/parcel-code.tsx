import { useEffect, useState } from 'react';
import type { ParcelView } from '#shared/contract/parcel.ts';
import { useMessages } from '../../language.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Price } from '../../ui/labels/price.tsx';

type ParcelCodeProps = { parcel: ParcelView; onLook: () => Promise<void> };

const lookMs = 4_000;

/** The QR code of a parcel on the rider's screen, and a look every few seconds whether it was paid. */
export function ParcelCode({ parcel: { id, name, orderNumber, due }, onLook }: ParcelCodeProps) {
  const texts = useMessages(parcelMessages);
  const [link, setLink] = useState<{ address: string; picture: string } | 'failed'>();
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    api.parcel.showLink({ id }, { signal }).then(
      ({ data }) => setLink(data),
      (failure: unknown) => {
        if (signal.aborted) return;
        console.warn('The payment code of a parcel could not be loaded', failure);
        setLink('failed');
      },
    );
    return () => asking.abort();
  }, [id]);
  useEffect(() => {
    const looking = setInterval(() => void onLook(), lookMs);
    return () => clearInterval(looking);
  }, [onLook]);
  return (
    <div className="stack stack--centre gap-3">
      <p>
        <strong>{texts.about(orderNumber, name)}</strong>
        <br />
        {texts.codeText}
      </p>
      <p className="strong">
        <Price amount={due} />
      </p>
      {link === undefined && <Spinner />}
      {link === 'failed' && (
        <p className="note note--danger" role="alert">
          {texts.codeFailed}
        </p>
      )}
      {link !== undefined && link !== 'failed' && (
        <>
          <img
            className="parcels-page__code"
            src={`data:image/svg+xml,${encodeURIComponent(link.picture)}`}
            alt={texts.code(name)}
          />
          <a href={link.address} target="_blank" rel="noreferrer">
            {texts.openLink}
          </a>
        </>
      )}
    </div>
  );
}
