import { useCallback, useEffect } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { ParcelView } from '#shared/contract/parcel.ts';
import { useMessages } from '../../language.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Price } from '../../ui/labels/price.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';

type ParcelCodeProps = { parcel: ParcelView; onLook: () => Promise<void> };

const lookMs = 4_000;

/** The QR code of a parcel on the rider's screen; checks every few seconds whether it was paid. */
export function ParcelCode({ parcel: { id, name, orderNumber, due }, onLook }: ParcelCodeProps) {
  const texts = useMessages(parcelMessages);
  const ask = useCallback(
    async (options: CallOptions) => (await api.parcel.showLink({ id }, options)).data,
    [id],
  );
  const { answer: link, failure } = useAnswer(ask);
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
      {!link && !failure && <Spinner />}
      {failure && (
        <p className="note note--danger" role="alert">
          {texts.codeFailed}
        </p>
      )}
      {link && (
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
