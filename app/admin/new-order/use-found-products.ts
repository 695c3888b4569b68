import { useCallback } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { usePaused } from '../../state/use-paused.ts';

const shown = 6;

/** The products for sale that the shop finds for words, a reference or a barcode, after a short pause in typing. */
export function useFoundProducts(typed: string) {
  const search = usePaused(typed.trim());
  const findProducts = useCallback(
    async (options: CallOptions): Promise<ProductView[]> =>
      search === '' ? [] : (await api.product.get({ search, limit: shown, onSale: true }, options)).data,
    [search],
  );
  return { ...useAnswer(findProducts), search };
}
