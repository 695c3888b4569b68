type Listener<State> = (state: State, before: State) => void;

/** Facts that tell when they change. `useStore` shows them in a component. */
export type Store<State> = {
  get: () => State;
  /** Changes some of the facts. */
  set: (change: Partial<State>) => void;
  /** Answers what stops listening. */
  subscribe: (listener: Listener<State>) => () => void;
  /** What the server renders with, and the browser until it has taken over. */
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
