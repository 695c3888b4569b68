import { useCallback } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { usePaused } from '../../state/use-paused.ts';

const shown = 6;

/** The products that the shop finds for a text, after a short pause in typing. */
export function useFoundProducts(typed: string) {
  const search = usePaused(typed.trim());
  const findProducts = useCallback(
    async (options: CallOptions): Promise<ProductView[]> =>
      search === '' ? [] : (await api.product.search({ search, limit: shown }, options)).data,
    [search],
  );
  return { ...useAnswer(findProducts), search };
}
