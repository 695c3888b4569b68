import { useLocalPath, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyCart } from '../../ui/motif/empty-cart.tsx';

export function EmptyCartState({ onLeave }: { onLeave?: () => void }) {
  const texts = useMessages(cartMessages);
  const localPath = useLocalPath();
  return (
    <EmptyState
      illustration={<EmptyCart />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <ButtonLink to={localPath('/')} variant="call-to-action" onClick={onLeave}>
          {texts.shopNow}
        </ButtonLink>
      }
    />
  );
}
