import { useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { Plus } from '../../ui/pictures/icons.tsx';
import './add-address-tile.css';

/** The dashed tile after the addresses; it opens the form. */
export function AddAddressTile({ onPress, disabled = false }: { onPress: () => void; disabled?: boolean }) {
  const texts = useMessages(addressMessages);
  return (
    <button type="button" className="add-address-tile row gap-2" disabled={disabled} onClick={onPress}>
      <Plus />
      {texts.addAddressTile}
    </button>
  );
}
