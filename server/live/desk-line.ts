import type { Log } from '#core/store.ts';
import { type Listening, listen, type Query } from '#db/listening.ts';

/** Notifies the open pages of the staff that something has changed, whichever process changed it. */
export type DeskLine = {
  /** Calls the listener after each change; returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  stop: () => Promise<void>;
};

/**
 * How often changes are looked for. Orders are not announced with a notice, because one in each transaction would make their commits wait for each
 * other (decision 421).
 */
const beatMs = 700;

/**
 * The newest entry of each of the desk's lists and counts: read by indexes, so that one look costs little. Every change by the staff
 * is an entry of the history, whatever it is about.
 */
const ends = `select concat_ws('.',
  (select max(id) from order_events),
  (select max(id) from audit_entries),
  (select max(id) from notices),
  (select max(id) from cash_collections),
  (select max(received_at) from payment_attempts),
  (select count(*) from (select from contact_messages where state = 'new' limit 100) as waiting),
  (select max(created_at) from (select created_at from contact_messages where state = 'new' order by created_at desc limit 1) as newest),
  (select max(written_at) from reviews where state = 'waiting'),
  (select max(asked_at) from questions where state = 'waiting'),
  (select max(id) from stock_movements),
  (select version from catalogue_state),
  (select max(created_at) from till_entries),
  (select max(opened_at) from tills),
  (select max(closed_at) from tills)
) as mark`;

/** While there are listeners, one connection of this process watches the ends of the lists. */
export function openDeskLine(connectionString: string, log: Log): DeskLine {
  const listeners = new Set<() => void>();
  let listening: Listening | undefined;
  let closing: Promise<void> = Promise.resolve();

  function start(): Listening {
    let seen: string | undefined;
    return listen({
      connectionString,
      channel: 'desk',
      beatMs,
      onNotice: tellAll,
      onHeard: tellAll,
      onLost: (error) => log.warn({ error }, 'Changes are not heard: open pages look by themselves'),
      onBeat: async (query) => {
        const mark = await readMark(query);
        if (seen !== undefined && seen !== mark) tellAll();
        seen = mark;
      },
    });
  }

  function tellAll(): void {
    for (const listener of listeners) listener();
  }

  async function hangUp(): Promise<void> {
    const own = listening;
    listening = undefined;
    await own?.stop();
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      listening ??= start();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) closing = hangUp();
      };
    },
    stop: async () => {
      listeners.clear();
      await Promise.all([closing, hangUp()]);
    },
  };
}

/** For processes without notifications: pages then look by themselves. */
export const silentLine: DeskLine = { subscribe: () => () => undefined, stop: async () => undefined };

async function readMark(query: Query): Promise<string> {
  const [row] = await query<{ mark: string }>(ends, []);
  return row?.mark ?? '';
}
