import type { CashEntryState } from '#shared/cash.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Badge } from '../../ui/labels/badge.tsx';

/** Nothing of an entry that is valid; a word about one that does not, or that is there because of another. */
export function CashEntryMark({ state }: { state: CashEntryState }) {
  const texts = useMessages(cashMessages);
  if (state === 'valid') return null;
  return state === 'taken_back' ? (
    <Badge>{texts.correctedLater}</Badge>
  ) : (
    <Badge tone="primary">{texts.correction}</Badge>
  );
}
