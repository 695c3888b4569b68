import { bookLine } from '#core/statements/book-line.ts';
import { lookAtLine } from '#core/statements/look-at-line.ts';
import {
  findStatement,
  listCompared,
  listStatements,
  sumStatement,
} from '#core/statements/statement-queries.ts';
import { describeTakeBack, takeBackStatement } from '#core/statements/take-back-statement.ts';
import { uploadStatement } from '#core/statements/upload-statement.ts';
import { refuse } from '#shared/outcome.ts';
import { statementFields } from '#shared/statements.ts';
import type { NounHandlers } from '../handler.ts';

export const statementHandlers: NounHandlers<'statements'> = {
  async upload({ store, user, stream }, { provider, fileName, ...said }) {
    if (!stream) return refuse('FILE_MISSING');
    const named = statementFields.filter((field) => (said[field] ?? '') !== '');
    const columns = Object.fromEntries(named.map((field) => [field, said[field]]));
    const outcome = await uploadStatement(store, user, {
      ...{ provider, fileName, content: stream.content },
      columns: named.length > 0 ? columns : undefined,
    });
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
  async list({ store }, page) {
    return { message: 'done', data: await listStatements(store.db, page) };
  },
  async compare({ store }, { id, ...wanted }) {
    const statement = await findStatement(store.db, id);
    if (!statement) return refuse('STATEMENT_NOT_FOUND');
    return {
      message: 'done',
      data: await listCompared(store.db, statement, wanted),
      beside: {
        statement,
        sums: await sumStatement(store.db, statement),
        takeBack: await describeTakeBack(store.db, statement),
      },
    };
  },
  async lookAt({ store, user }, line) {
    const outcome = await lookAtLine(store, user, line);
    return outcome.ok ? { message: 'done', data: null } : outcome;
  },
  async bookLine({ store, user }, line) {
    const outcome = await bookLine(store, user, line);
    return outcome.ok ? { message: 'done', data: null } : outcome;
  },
  async takeBack({ store, user }, { id }) {
    const outcome = await takeBackStatement(store, user, id);
    return outcome.ok ? { message: 'statementTakenBack', data: null } : outcome;
  },
};
