import { useEffect, useState } from 'react';
import { storageKeys } from '../../client/storage.ts';
import { storage } from '../../state/browser.ts';
import { differencesBetween, newProduct, type ProductFields } from '../product/product-fields.ts';
import type { ProductFormState } from '../product/use-product-form.ts';
import { readTypedProduct } from './read-typed-product.ts';

type TypedProduct = {
  /** Unsaved input that an earlier tab kept. */
  found: ProductFields | undefined;
  /** Puts it into the form. */
  restore: () => void;
  /** Called when it is saved, or not wanted any more. */
  forget: () => void;
};

/** Keeps what is typed until it is saved or given up: a phone ends a tab when the camera needs its memory. */
export function useTypedProduct({ fields, isDirty, change }: ProductFormState): TypedProduct {
  const [found, setFound] = useState<ProductFields>();

  useEffect(() => {
    const kept = readTypedProduct(storage.readJson(storageKeys.typedProduct));
    if (kept !== undefined && differencesBetween(newProduct, kept).length > 0) setFound(kept);
  }, []);

  useEffect(() => {
    if (isDirty) storage.writeJson(storageKeys.typedProduct, fields);
  }, [isDirty, fields]);

  function forget(): void {
    setFound(undefined);
    storage.remove(storageKeys.typedProduct);
  }

  return {
    found,
    restore: () => {
      if (found !== undefined) change(found);
      setFound(undefined);
    },
    forget,
  };
}
