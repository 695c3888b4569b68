import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ScanButton } from '../camera/scan-button.tsx';
import type { useFoundProducts } from './use-found-products.ts';

interface ProductSearchProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** What `useFoundProducts` says of what is typed. */
  found: ReturnType<typeof useFoundProducts>;
}

/** A field for the name or the barcode of a product; below it is said when nothing was found, or the search failed. */
export function ProductSearch({ label, typed, onType, found }: ProductSearchProps) {
  const texts = useMessages(adminNewOrderMessages);
  const { answer: products = [], failure, isLoading, search } = found;
  return (
    <>
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.search}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <ScanButton onCode={onType} />
      <div role="status">
        {failure && <p>{texts.searchFailed}</p>}
        {!failure && !isLoading && search !== '' && products.length === 0 && <p>{texts.nothingFound}</p>}
      </div>
    </>
  );
}
