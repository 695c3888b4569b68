import { apiErrorIn } from '#shared/api-error.ts';
import type { PaymentView } from '#shared/contract/payment.ts';

type Watching = {
  ask: (signal: AbortSignal) => Promise<PaymentView>;
  onView: (view: PaymentView) => void;
  /** Called when the network or the shop does not answer; the next round asks again. */
  onLost: () => void;
  /** Called when there is no such order, or it belongs to another person. */
  onRefused: () => void;
};

export type Watch = { askNow: () => void; stop: () => void };

/** The pauses between rounds: short while the payer is holding the phone, longer later, because it costs paid data. */
const pauseSeconds = [2, 2, 2, 3, 3, 4, 5, 6, 8, 10] as const;
const longestPauseSeconds = 15;

/** Asks the shop for the state of a payment until it is settled, even through losses of the network. */
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
      // A request on its way may be older than a change made here.
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

/** Whether the payment is settled: no more changes are expected while the page is open. */
export function isSettled({ status }: Pick<PaymentView, 'status'>): boolean {
  return status !== 'Awaiting payment';
}
