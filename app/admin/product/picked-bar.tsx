import { useMessages } from '../../language.ts';
import { productListMessages } from '../../messages/product-list-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { X } from '../../ui/pictures/icons.tsx';
import '../orders/selection-bar.css';

type PickedBarProps = {
  count: number;
  areAllPicked: boolean;
  onPickAll: (isWanted: boolean) => void;
  /** The offer to pick the products of all pages; undefined where this page has them all, or they are picked. */
  allPages: { count: number; isAsking: boolean; onPick: () => void } | undefined;
  onChange: () => void;
  onClear: () => void;
};

/** Actions for all picked products. */
export function PickedBar({ count, areAllPicked, onPickAll, allPages, onChange, onClear }: PickedBarProps) {
  const texts = useMessages(productListMessages);
  return (
    <section className="selection-bar cluster" aria-label={texts.selection}>
      <p className="selection-bar__count" role="status">
        {texts.selected(count)}
      </p>
      <CheckboxField
        label={texts.selectAll}
        checked={areAllPicked}
        onChange={({ currentTarget }) => onPickAll(currentTarget.checked)}
      />
      <Button variant="call-to-action" onClick={onChange}>
        {texts.changeSelected}
      </Button>
      <IconButton label={texts.clear} icon={<X />} onClick={onClear} />
      {allPages && (
        <Button
          variant="outline"
          className="selection-bar__none"
          busy={allPages.isAsking}
          onClick={allPages.onPick}
        >
          {texts.selectAllPages(allPages.count)}
        </Button>
      )}
    </section>
  );
}
