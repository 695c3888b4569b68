import type { IncomingMessage } from 'node:http';
import type { Store } from '#core/store.ts';
import { countVisits, type SeenStep } from '#core/visits/count-visits.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { visitStepOf } from './visit-step.ts';

const PAUSE_MS = 5_000;
/** The most visits recorded between two writes; further ones are not counted. */
const MOST_WAITING = 20_000;

type SeenRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export type VisitNotes<Seen extends SeenRequest> = {
  note: (request: Seen) => void;
  write: () => Promise<void>;
};

/** Runs before requests are answered: each request costs a look at its address, and what was seen is written together every few seconds. */
export function noteVisits<Seen extends SeenRequest>(
  store: Pick<Store, 'db' | 'clock' | 'log'>,
  clientAddressOf: (request: Seen) => string,
): VisitNotes<Seen> & { stop: () => Promise<void> } {
  let waiting = new Map<string, SeenStep>();
  const timer = setInterval(() => void write(), PAUSE_MS);
  timer.unref();

  function note(request: Seen): void {
    const step = visitStepOf(request);
    if (step === undefined || waiting.size >= MOST_WAITING) return;
    const network = clientAddressOf(request);
    const agent = `${request.headers['user-agent']} ${request.headers['accept-language'] ?? ''}`;
    const day = shopDayOf(store.clock.now());
    waiting.set(`${day} ${step} ${network} ${agent}`, { day, network, agent, step });
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const seen = [...waiting.values()];
    waiting = new Map();
    try {
      await countVisits(store, seen);
    } catch (error) {
      // Figures must not cost an answer: visits during an outage are missing from them.
      store.log.warn({ error, visits: seen.length }, 'Visits could not be counted');
    }
  }

  return {
    note,
    write,
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
