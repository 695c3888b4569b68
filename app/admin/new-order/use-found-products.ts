import { useCallback, useEffect, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';

const pauseMs = 300;
const shown = 6;

/** What the shop finds for a text, after a short pause in typing. */
export function useFoundProducts(typed: string) {
  const search = usePaused(typed.trim());
  const findProducts = useCallback(
    async (options: CallOptions): Promise<ProductView[]> =>
      search === '' ? [] : (await api.product.search({ search, limit: shown }, options)).data,
    [search],
  );
  return { ...useAnswer(findProducts), search };
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}
