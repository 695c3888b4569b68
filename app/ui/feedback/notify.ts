import { toast } from 'react-hot-toast/headless';

/**
 * Shows toasts. Durations and the limit of 20 at once are the library's own: 4000 ms for errors and plain messages,
 * 2000 ms for success; a loading toast stays until dismissed or replaced by one with the same id (spec §9). A toast
 * replaces one with the same text.
 */
export const notify = {
  message: (text: string, { action, ...options }: MessageOptions = {}): string => {
    // A message with an action gets an id of its own: every removed item can still be put back.
    const id = toast(text, action ? options : { id: text, ...options });
    if (action) actions.set(id, action);
    return id;
  },
  success: (text: string, options: NotifyOptions = {}): string =>
    without(toast.success(text, { id: text, ...options })),
  error: (text: string, options: NotifyOptions = {}): string =>
    without(toast.error(text, { id: text, ...options })),
  /** Stays until it is dismissed, or until another message with its id replaces it. */
  loading: (text: string, options: NotifyOptions = {}): string => toast.loading(text, options),
  dismiss: (id?: string): void => toast.dismiss(id),
} as const;

/** A button in a toast, such as the way to the cart after Add. */
export type ToastAction = { label: string; onPress: () => void };

const actions = new Map<string, ToastAction>();

export function actionOf(id: string): ToastAction | undefined {
  return actions.get(id);
}

/** Removes the action that a message with the same id may have had. */
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
