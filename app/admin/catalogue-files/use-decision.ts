import { useAction } from '../../state/use-action.ts';

/** What can be done with an import; whatever came of it, the list is looked at again. */
export function useDecision(onChanged: () => Promise<void>) {
  const { act, isBusy } = useAction();
  const decide = (send: () => Promise<{ message: string }>) => act(() => send().finally(onChanged));
  return { isBusy, decide };
}
