import { useSyncExternalStore } from 'react';
import type { Store } from '../client/store.ts';

/** Shows a part of a store, and renders again when that part is another one. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
