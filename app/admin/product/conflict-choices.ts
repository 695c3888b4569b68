import { differencesBetween, type FormField, type ProductFields } from './product-fields.ts';
import { digitsOf } from './typed-fields.ts';

export type ConflictChoice = {
  field: FormField;
  /** The person who typed has changed the field, so the typed value is kept unless that person decides otherwise. */
  isOwnChange: boolean;
};

export type Conflict = {
  /** The typed fields, with the change of stock applied to the stock that is there now. */
  own: ProductFields;
  saved: ProductFields;
  choices: ConflictChoice[];
};

/** The differences between what was typed, beginning from `base`, and what someone else has saved meanwhile. */
export function compareVersions(base: ProductFields, typed: ProductFields, saved: ProductFields): Conflict {
  const own = { ...typed, stock: stockUpon(base.stock, typed.stock, saved.stock) };
  const changed = differencesBetween(base, typed);
  return {
    own,
    saved,
    choices: differencesBetween(own, saved).map((field) => ({ field, isOwnChange: changed.includes(field) })),
  };
}

/** The fields of the typed version, except where the saved one was chosen. */
export function chosenFields({ own, saved }: Conflict, fromSaved: ReadonlySet<FormField>): ProductFields {
  const taken = Object.entries(saved).filter(([field]) => [...fromSaved].some((name) => name === field));
  return { ...own, ...Object.fromEntries(taken) };
}

/** Keeps the change of stock: five more are five more, whatever was sold meanwhile. */
function stockUpon(base: string, typed: string, saved: string): string {
  const counted = Number(saved) + Number(digitsOf(typed)) - Number(base);
  return Number.isInteger(counted) ? String(Math.max(0, counted)) : typed;
}
