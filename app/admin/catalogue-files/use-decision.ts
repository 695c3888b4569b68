import { useAction } from '../../state/use-action.ts';

/** Sends a decision about an import; the list is loaded again, whatever the result. */
export function useDecision(onChanged: () => Promise<void>) {
  const { act, isBusy } = useAction();
  const decide = (send: () => Promise<{ message: string }>) => act(() => send().finally(onChanged));
  return { isBusy, decide };
}
