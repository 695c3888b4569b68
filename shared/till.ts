/** Cash that enters or leaves the till for a reason other than an order: put in, paid out, or brought to the bank. */
export const tillEntryKinds = ['paid_in', 'paid_out', 'banked'] as const;
export type TillEntryKind = (typeof tillEntryKinds)[number];

/** The notes and coins of the franc, the largest first; there is both a note and a coin of 500 francs. */
export const notesAndCoins = [
  { key: 'note_10000', value: 10_000 },
  { key: 'note_5000', value: 5_000 },
  { key: 'note_2000', value: 2_000 },
  { key: 'note_1000', value: 1_000 },
  { key: 'note_500', value: 500 },
  { key: 'coin_500', value: 500 },
  { key: 'coin_200', value: 200 },
  { key: 'coin_100', value: 100 },
  { key: 'coin_50', value: 50 },
  { key: 'coin_25', value: 25 },
  { key: 'coin_10', value: 10 },
  { key: 'coin_5', value: 5 },
  { key: 'coin_2', value: 2 },
  { key: 'coin_1', value: 1 },
] as const;
export type NoteOrCoin = (typeof notesAndCoins)[number]['key'];
export const noteAndCoinKeys = notesAndCoins.map(({ key }) => key);

/** How many of each note and coin there are; those with none are left out. */
export type CashCount = Partial<Record<NoteOrCoin, number>>;

export function sumOfCount(count: CashCount): number {
  return notesAndCoins.reduce((sum, { key, value }) => sum + value * (count[key] ?? 0), 0);
}
