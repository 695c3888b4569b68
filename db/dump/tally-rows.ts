import { hash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { RowTally } from './database-dump.ts';

const lineEnd = 0x0a;
const lanes = 8;

/**
 * Passes the text of a COPY through and counts its rows; each line is a row, because COPY writes line ends within a value as
 * `\n`. A table that is read again may come in another order, so the checksum is a sum over the rows.
 */
export function tallyRows(): Transform & { tally(): RowTally } {
  const sums = new Uint32Array(lanes);
  let rows = 0;
  let rest: Buffer = Buffer.alloc(0);
  const count = (line: Buffer) => {
    const digest = hash('sha256', line, 'buffer');
    for (let lane = 0; lane < lanes; lane += 1) {
      sums[lane] = (sums[lane] ?? 0) + digest.readUInt32BE(lane * 4);
    }
    rows += 1;
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
        const line = chunk.subarray(from, end);
        count(rest.length === 0 ? line : Buffer.concat([rest, line]));
        rest = Buffer.alloc(0);
        from = end + 1;
      }
      if (from < chunk.length) rest = Buffer.concat([rest, chunk.subarray(from)]);
      done(null, chunk);
    },
  });
  return Object.assign(stream, {
    tally: () => ({
      rows,
      checksum: [...sums].map((sum) => sum.toString(16).padStart(8, '0')).join(''),
    }),
  });
}
