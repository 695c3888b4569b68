import { useNavigate } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { client } from '../../state/client.ts';
import { useStore } from '../../state/use-store.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Heart, HeartFilled } from '../../ui/pictures/icons.tsx';
import './product-card.css';

/**
 * A heart in the corner of a picture. It appears once the browser's storage has been read, because the page from the
 * server is the same for everyone.
 */
export function WishlistButton({ id, name }: { id: string; name: string }) {
  const texts = useMessages(productMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isOn = useStore(client.wishlist.shown, ({ ids }) => ids?.includes(id));
  if (isOn === undefined) return null;
  const toggle = () => {
    if (!client.wishlist.toggle(id)) return;
    notify.message(texts.wishlisted, {
      id: 'wishlist',
      action: { label: texts.seeWishlist, onPress: () => void navigate(localPath('/wishlist')) },
    });
  };
  return (
    <button
      type="button"
      className="icon-button wishlist-button"
      aria-label={texts.wishlist(name)}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? <HeartFilled /> : <Heart />}
    </button>
  );
}
