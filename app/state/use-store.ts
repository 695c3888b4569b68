import { useSyncExternalStore } from 'react';
import type { Store } from '../client/store.ts';

/** A part of a store; renders again when that part changes. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
