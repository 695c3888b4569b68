import { toast } from 'react-hot-toast/headless';

/**
 * What the shop says in passing. Durations and the limit of 20 at once are the library's own: 4000 ms for errors and
 * plain messages, 2000 ms for success, loading until dismissed or replaced by the same id (spec §9). One that says
 * what is said already takes its place.
 */
export const notify = {
  message: (text: string, { action, ...options }: MessageOptions = {}): string => {
    // Each with its own action: what was taken out first can still be undone.
    const id = toast(text, action ? options : { id: text, ...options });
    if (action) actions.set(id, action);
    return id;
  },
  success: (text: string, options: NotifyOptions = {}): string =>
    without(toast.success(text, { id: text, ...options })),
  error: (text: string, options: NotifyOptions = {}): string =>
    without(toast.error(text, { id: text, ...options })),
  /** Ends only when dismissed, or when another message is given its id. */
  loading: (text: string, options: NotifyOptions = {}): string => toast.loading(text, options),
  dismiss: (id?: string): void => toast.dismiss(id),
} as const;

/** What a message leads to, such as the cart after Add. */
export type ToastAction = { label: string; onPress: () => void };

const actions = new Map<string, ToastAction>();

export function actionOf(id: string): ToastAction | undefined {
  return actions.get(id);
}

/** It may have taken the place of a message with an action. */
function without(id: string): string {
  actions.delete(id);
  return id;
}

interface MessageOptions extends NotifyOptions {
  action?: ToastAction;
}

interface NotifyOptions {
  /** A message with the id of one that is shown replaces it. */
  id?: string;
}
