import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { Issues } from '../attention/issue-list.tsx';

interface OrderIssuesProps {
  order: DeskOrderView;
  onSettled: () => Promise<void>;
}

/** The issues of this order; a return has a panel of its own. */
export function OrderIssues({ order, onSettled }: OrderIssuesProps) {
  const texts = useMessages(adminAttentionMessages);
  const issues = order.issues.filter(({ kind }) => kind !== 'return');
  if (issues.length === 0) return null;
  return (
    <ul className="stack gap-3" aria-label={texts.onThisOrder}>
      <Issues issues={issues} isOfOrder onSettled={onSettled} />
    </ul>
  );
}
