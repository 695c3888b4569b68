import { useLocalPath, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { EmptyCart } from '../../ui/pictures/motif/empty-cart.tsx';

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
