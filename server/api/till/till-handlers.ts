import type { Store } from '#core/store.ts';
import { closeTill } from '#core/till/close-till.ts';
import { noteTillEntry, takeBackTillEntry } from '#core/till/note-entry.ts';
import { openTill } from '#core/till/open-till.ts';
import {
  countCarried,
  findOpenTillId,
  findTill,
  listClosedTills,
  listTillLines,
  type Till,
} from '#core/till/till-queries.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';

export const tillHandlers: NounHandlers<'till'> = {
  async get({ store }) {
    return { message: 'done', data: await presentNow(store) };
  },

  async open({ store, user }, opening) {
    const opened = await openTill(store, user, opening);
    return opened.ok ? { message: 'tillOpened', data: await presentNow(store) } : opened;
  },

  async noteEntry({ store, user }, entry) {
    const noted = await noteTillEntry(store, user, entry);
    return noted.ok ? { message: 'tillEntryNoted', data: await presentNow(store) } : noted;
  },

  async takeBack({ store, user }, entry) {
    const taken = await takeBackTillEntry(store, user, entry);
    return taken.ok ? { message: 'cashCorrected', data: await presentNow(store) } : taken;
  },

  async close({ store, user }, { till: tillId, counts, ...closing }) {
    const closed = await closeTill(store, user, { ...closing, tillId, counts });
    return closed.ok ? { message: 'tillClosed', data: await presentNow(store) } : closed;
  },

  async list({ store }, { after, limit }) {
    const page = { after: after === undefined ? undefined : Number(after), limit: limit + 1 };
    const tills = await listClosedTills(store.db, page);
    const shown = tills.slice(0, limit);
    const next = tills.length > limit ? String(shown.at(-1)?.id) : null;
    return { message: 'done', data: shown, beside: { next } };
  },

  async getReport({ store }, { till: id }) {
    const till = await findTill(store.db, id);
    return till ? { message: 'done', data: await withLines(store, till) } : refuse('TILL_NOT_FOUND');
  },
};

async function presentNow(store: Pick<Store, 'db'>) {
  const open = await findOpenTillId(store.db);
  const till = open && (await findTill(store.db, open.id));
  return {
    open: till ? await withLines(store, till) : null,
    last: (await countCarried(store.db)) ?? null,
  };
}

async function withLines({ db }: Pick<Store, 'db'>, till: Till) {
  return { till, lines: await listTillLines(db, till.id) };
}
