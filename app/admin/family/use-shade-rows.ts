import { useCallback, useState } from 'react';
import { newLocalId } from '../../state/browser.ts';
import { tell } from '../../state/tell.ts';
import { uploadPicture } from '../pictures/upload-picture.ts';
import { withArrived } from '../product/use-product-form.ts';
import { emptyRow, isSame, type ShadeColumn, type ShadeRow } from './family-form.ts';
import { firstUnnamed, type PastedShade, withPasted } from './paste-shades.ts';
import { colourOfPhoto } from './shade-colour.ts';

export type ShadeRows = {
  rows: readonly ShadeRow[];
  isDirty: boolean;
  /** How many photos are on their way, by the key of their row. */
  sending: ReadonlyMap<string, number>;
  set: (rows: readonly ShadeRow[]) => void;
  add: () => void;
  change: (key: string, change: Partial<ShadeRow>) => void;
  remove: (key: string) => void;
  /** Brings a removed row back to its place. */
  putBack: (row: ShadeRow, index: number) => void;
  move: (from: number, to: number) => void;
  /** Copies the value of a row to all rows below it. */
  fillDown: (from: number, column: ShadeColumn) => void;
  paste: (shades: readonly PastedShade[], start?: number) => void;
  /** One photo for each shade: first for shades that have none, then for new ones. */
  addPhotos: (files: readonly File[]) => void;
  /** Adds photos that have arrived for a shade, in their order. */
  arrived: (key: string, urls: readonly string[]) => void;
  /** Sets how many photos of a shade are on their way, or have failed and wait to be sent again. */
  await: (key: string, photos: number) => void;
  /** Sets the colour that a photo shows, unless someone has chosen one. */
  colour: (key: string, shadeHex: string) => void;
};

export function useShadeRows(given: readonly ShadeRow[]): ShadeRows {
  const [rows, setRows] = useState(given);
  const [sending, setSending] = useState<ReadonlyMap<string, number>>(new Map());
  const [awaited, setAllAwaited] = useState<ReadonlyMap<string, number>>(new Map());

  const setAwaited = useCallback(
    (key: string, photos: number) => setAllAwaited((current) => new Map([...current, [key, photos]])),
    [],
  );

  function change(key: string, changed: Partial<ShadeRow>): void {
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  }

  function count(key: string, step: number): void {
    setSending((current) => new Map([...current, [key, (current.get(key) ?? 0) + step]]));
  }

  async function send(key: string, file: File): Promise<void> {
    count(key, 1);
    const seen = colourOfPhoto(file);
    try {
      const url = await uploadPicture(file);
      const colour = await seen;
      setRows((current) =>
        current.map((row) => {
          if (row.key !== key) return row;
          const isFirst = row.images.length === 0 && !row.isColourChosen;
          const images = withArrived(row.images, [url]);
          return { ...row, images, shadeHex: isFirst && colour !== undefined ? colour : row.shadeHex };
        }),
      );
    } catch (failure) {
      tell(failure);
    } finally {
      count(key, -1);
    }
  }

  const totals = new Map(
    rows.map(({ key }) => [key, (sending.get(key) ?? 0) + (awaited.get(key) ?? 0)] as const),
  );

  return {
    rows,
    isDirty: !isSame(rows, given) || [...totals.values()].some((photos) => photos > 0),
    sending: totals,
    set: setRows,
    add: () => setRows((current) => [...current, emptyRow(newLocalId())]),
    change,
    remove: (key) => setRows((current) => current.filter((row) => row.key !== key)),
    putBack: (row, index) =>
      setRows((current) =>
        current.some(({ key }) => key === row.key)
          ? current
          : [...current.slice(0, index), row, ...current.slice(index)],
      ),
    move: (from, to) => setRows((current) => moved(current, from, to)),
    fillDown: (from, column) =>
      setRows((current) => {
        const value = current[from]?.[column] ?? '';
        return current.map((row, index) => (index > from ? { ...row, [column]: value } : row));
      }),
    paste: (shades, start) =>
      setRows((current) => withPasted(current, start ?? firstUnnamed(current), shades, newLocalId)),
    addPhotos: (files) => {
      const bare = rows.filter(({ key, images }) => images.length === 0 && !totals.get(key));
      const added = files.slice(bare.length).map(() => emptyRow(newLocalId()));
      setRows((current) => [...current, ...added]);
      for (const [index, row] of [...bare, ...added].entries()) {
        const file = files[index];
        if (file) void send(row.key, file);
      }
    },
    arrived: (key, urls) =>
      setRows((current) =>
        current.map((row) => (row.key === key ? { ...row, images: withArrived(row.images, urls) } : row)),
      ),
    await: setAwaited,
    colour: (key, shadeHex) =>
      setRows((current) =>
        current.map((row) => (row.key === key && !row.isColourChosen ? { ...row, shadeHex } : row)),
      ),
  };
}

function moved(rows: readonly ShadeRow[], from: number, to: number): readonly ShadeRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
