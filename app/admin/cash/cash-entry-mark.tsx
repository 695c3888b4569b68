import type { CashEntryState } from '#shared/cash.ts';
import { useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Badge } from '../../ui/labels/badge.tsx';

/** Nothing for an entry that is valid; a badge for one that was corrected later, or that corrects another. */
export function CashEntryMark({ state }: { state: CashEntryState }) {
  const texts = useMessages(cashMessages);
  if (state === 'valid') return null;
  return state === 'taken_back' ? (
    <Badge>{texts.correctedLater}</Badge>
  ) : (
    <Badge tone="primary">{texts.correction}</Badge>
  );
}
