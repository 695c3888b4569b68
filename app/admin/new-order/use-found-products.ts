import { useEffect, useState } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { api } from '../../state/api.ts';

type Found = { products: readonly ProductView[]; status: 'idle' | 'loading' | 'ready' | 'failed' };

const pauseMs = 300;
const shown = 6;
const nothing: Found = { products: [], status: 'idle' };

/** What the shop finds for a text, after a short pause in typing. */
export function useFoundProducts(typed: string): Found {
  const [found, setFound] = useState(nothing);
  const search = typed.trim();
  useEffect(() => {
    if (search === '') return setFound(nothing);
    const leaving = new AbortController();
    setFound(({ products }) => ({ products, status: 'loading' }));
    const waiting = setTimeout(async () => {
      try {
        const { data } = await api.product.search({ search, limit: shown }, { signal: leaving.signal });
        setFound({ products: data, status: 'ready' });
      } catch (failure) {
        if (leaving.signal.aborted) return;
        console.warn('Products could not be searched', failure);
        setFound({ products: [], status: 'failed' });
      }
    }, pauseMs);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [search]);
  return found;
}
