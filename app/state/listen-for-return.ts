/** Calls the listener whenever somebody comes back to this tab: what it shows may have changed meanwhile. */
export function listenForReturn(listener: () => unknown): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') void listener();
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
