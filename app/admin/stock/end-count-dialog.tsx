import { useState } from 'react';
import type { CountNowView } from '#shared/contract/stock-count.ts';
import { formatCount } from '#shared/formats/numbers.ts';
import { type Language, textIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { stockCountMessages } from '../../messages/stock-count-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';

type EndCountDialogProps = {
  /** The dialog is open while this is set. */
  now: CountNowView | undefined;
  onClose: () => void;
  onEnded: () => Promise<void>;
};

/** Shows what the end of a count would change before it does, or gives the count up. */
export function EndCountDialog({ now, onClose, onEnded }: EndCountDialogProps) {
  const language = useLanguage();
  const texts = stockCountMessages[language];
  const { act, busyKey } = useAction();
  const [isGivingUp, setGivingUp] = useState(false);
  const close = () => {
    setGivingUp(false);
    onClose();
  };
  const end = (applies: boolean) =>
    act(async () => {
      const { data, message } = await api.stockCount.end({ countId: now?.count?.id ?? '', applies });
      if (data.short.length > 0) notify.error(texts.short(namesOf(data.short, language)));
      close();
      await onEnded();
      return { message };
    }, String(applies));
  return (
    <Dialog
      open={now !== undefined}
      onClose={close}
      title={texts.end}
      footer={
        isGivingUp ? (
          <Button variant="danger" busy={busyKey === 'false'} onClick={() => void end(false)}>
            {texts.giveUp}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setGivingUp(true)}>
              {texts.giveUp}
            </Button>
            <Button busy={busyKey === 'true'} onClick={() => void end(true)}>
              {now?.differing.length ? texts.apply : texts.end}
            </Button>
          </>
        )
      }
    >
      {isGivingUp ? (
        <p>{texts.giveUpText}</p>
      ) : (
        <div className="stack gap-3">
          <p>{now?.differing.length ? texts.endText : texts.endSame}</p>
          <ul className="stock-count__differences stack gap-2">
            {now?.differing.map(({ productId, name, nameFr, counted, booked }) => (
              <li key={productId} className="row apart">
                <span>{textIn(language, name, nameFr)}</span>
                <span className="stock-count__figure">
                  {booked} → <strong>{counted}</strong>
                </span>
              </li>
            ))}
          </ul>
          {now !== undefined && now.differingProducts > now.differing.length && (
            <p>{texts.others(formatCount(now.differingProducts - now.differing.length, language))}</p>
          )}
          <p className="muted">{texts.notCounted}</p>
        </div>
      )}
    </Dialog>
  );
}

/** More names than this would cover a phone. */
const NAMES_IN_MESSAGE = 3;

function namesOf(all: readonly string[], language: Language): string {
  if (all.length <= NAMES_IN_MESSAGE + 1) return all.join(', ');
  const others = stockCountMessages[language].shortOthers(
    formatCount(all.length - NAMES_IN_MESSAGE, language),
  );
  return [...all.slice(0, NAMES_IN_MESSAGE), others].join(', ');
}
