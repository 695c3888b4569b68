type Listener<State> = (state: State, before: State) => void;

/** Observable state. `useStore` shows it in a component. */
export type Store<State> = {
  get: () => State;
  /** Changes some of the fields. */
  set: (change: Partial<State>) => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: Listener<State>) => () => void;
  /** The state with which the server renders, and the browser until it has taken over. */
  readonly initial: State;
};

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<Listener<State>>();
  return {
    get: () => state,
    set: (change) => {
      const before = state;
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener(state, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial,
  };
}
