import { randomInt } from 'node:crypto';
import { openOwner } from './account.ts';
import { newWord } from './shelf.ts';

type Statement = {
  name: string;
  mimeType: string;
  buffer: Buffer;
  reference: string;
  columns: Record<string, string>;
};

/** An MTN MoMo statement about money that the shop does not know; no other statement has its titles or its minute. */
export function momoStatement(): Statement {
  const reference = newWord();
  const columns = { date: `Horodatage ${reference}`, reference: 'Pièce', amount: 'Somme', fee: 'Retenue' };
  const [day, hour, minute] = [between(2, 20), between(8, 18), between(0, 59)];
  const rows = [Object.values(columns).join(','), `2026-11-${day} ${hour}:${minute},${reference},7 300,73`];
  const buffer = Buffer.from(rows.join('\n'));
  return { name: `${reference}.csv`, mimeType: 'text/csv', buffer, reference, columns };
}

export async function sendStatement({ name, buffer, columns }: Statement): Promise<number> {
  const form = new FormData();
  for (const [field, title] of Object.entries({ provider: 'mtn_momo', fileName: name, ...columns })) {
    form.append(field, title);
  }
  form.append('file', new Blob([new Uint8Array(buffer)]));
  const { data } = await (await openOwner()).api.statements.upload(form);
  if (!('statementId' in data)) throw new Error('The columns were said.');
  return data.statementId;
}

/** A random number in this range, as two digits. */
function between(least: number, most: number): string {
  return String(randomInt(least, most + 1)).padStart(2, '0');
}
