import { useEffect, useState } from 'react';
import type { FamilyView } from '#shared/contract/family.ts';
import { storageKeys } from '../../client/storage.ts';
import { storage } from '../../state/browser.ts';
import { readTypedProduct } from '../upload-product/read-typed-product.ts';
import { emptyRow, type FamilyForm, type ShadeRow } from './family-form.ts';

/**
 * What was typed, and the version of the family that it was typed over: when it is saved later, changes made since are found as they would
 * have been then.
 */
type KeptFamily = { base: FamilyView | undefined; form: FamilyForm };

type TypedFamily = {
  /** Unsaved input for this family that an earlier tab kept. */
  found: KeptFamily | undefined;
  /** `taken`: it is in the form now. `forget`: it is saved, or not wanted any more. */
  taken: () => void;
  forget: () => void;
};

/** Keeps what is typed, as with a single product: a phone that needs its memory for the camera loses no shade. */
export function useTypedFamily(typed: KeptFamily, isDirty: boolean): TypedFamily {
  const [found, setFound] = useState<KeptFamily>();
  const { base, form } = typed;
  const id = base?._id;
  const [openedWith] = useState(id);

  useEffect(() => {
    const kept = readKept(storage.readJson(storageKeys.typedFamily));
    if (kept && kept.base?._id === openedWith) setFound(kept);
  }, [openedWith]);

  const text = isDirty ? JSON.stringify({ base, form }) : undefined;
  useEffect(() => {
    if (text !== undefined) storage.writeText(storageKeys.typedFamily, text);
  }, [text]);

  return {
    found,
    taken: () => setFound(undefined),
    forget: () => {
      setFound(undefined);
      storage.remove(storageKeys.typedFamily);
    },
  };
}

/** The kept input; undefined if it is incomplete, such as data of an older version of the shop. */
function readKept(kept: unknown): KeptFamily | undefined {
  if (typeof kept !== 'object' || kept === null || !('form' in kept)) return undefined;
  const { form } = kept;
  if (typeof form !== 'object' || form === null || !('common' in form) || !('rows' in form)) return undefined;
  const common = readTypedProduct(form.common);
  if (!common || !Array.isArray(form.rows) || !form.rows.every(isRow)) return undefined;
  // The family is as the shop once sent it to this browser.
  const base = 'base' in kept ? (kept.base as FamilyView) : undefined;
  return { base, form: { common, rows: form.rows } };
}

function isRow(row: unknown): row is ShadeRow {
  if (typeof row !== 'object' || row === null) return false;
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(emptyRow('')).every(
    ([field, empty]) => field === 'saved' || typeof values.get(field) === typeof empty,
  );
}
