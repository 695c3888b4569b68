// What `import 'react'` is in the pages (preact-as-react.ts).
export * from 'preact/compat';
export { default } from 'preact/compat';

/** React Router imports it by name, and calls it for nothing but transitions, which are off. */
export function useOptimistic(state) {
  return [state, () => {}];
}
