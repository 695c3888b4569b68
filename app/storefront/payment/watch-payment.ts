import { apiErrorIn } from '#shared/api-error.ts';
import type { PaymentView } from '#shared/contract/payment.ts';

type Watching = {
  ask: (signal: AbortSignal) => Promise<PaymentView>;
  onView: (view: PaymentView) => void;
  /** The network or the shop does not answer; it is asked again. */
  onLost: () => void;
  /** No such order, or not of this person. */
  onRefused: () => void;
};

export type Watch = { askNow: () => void; stop: () => void };

/** Often while someone holds the phone and waits, more rarely later: it costs paid data. */
const pauseSeconds = [2, 2, 2, 3, 3, 4, 5, 6, 8, 10] as const;
const longestPauseSeconds = 15;

/** Asks the shop for the state of a payment until it is settled, whatever the network does meanwhile. */
export function watchPayment({ ask, onView, onLost, onRefused }: Watching): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let rounds = 0;
  let isOver = false;

  async function round(): Promise<void> {
    const controller = new AbortController();
    running = controller;
    try {
      const view = await ask(controller.signal);
      if (controller.signal.aborted) return;
      onView(view);
      isOver = isSettled(view);
    } catch (failure) {
      if (controller.signal.aborted) return;
      const { status } = apiErrorIn(failure);
      isOver = status >= 400 && status < 500 && status !== 429;
      if (isOver) onRefused();
      else onLost();
    } finally {
      if (running === controller) running = undefined;
    }
    if (!isOver) timer = setTimeout(() => void round(), nextPause() * 1000);
  }

  function nextPause(): number {
    rounds += 1;
    return pauseSeconds[rounds - 1] ?? longestPauseSeconds;
  }

  void round();
  return {
    askNow: () => {
      // What is on its way may have been asked before something changed here.
      running?.abort();
      clearTimeout(timer);
      rounds = 0;
      isOver = false;
      void round();
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      running?.abort();
    },
  };
}

/** Nothing more is expected to change while the page is looked at. */
export function isSettled({ status }: Pick<PaymentView, 'status'>): boolean {
  return status !== 'Awaiting payment';
}
