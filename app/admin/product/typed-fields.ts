import type { CategoryView } from '#shared/contract/catalogue.ts';
import type { FieldInput, FieldView } from '#shared/contract/product-fields.ts';
import type { PictureSlot } from '#shared/picture-slots.ts';
import type { FieldKind } from '#shared/product-fields.ts';
import { readWholeNumber } from './read-whole-number.ts';

/** The value of a field in the form, by its kind. */
export type Typed = {
  text: string;
  optionalText: string;
  pictures: string[];
  pictureTexts: Record<string, string>;
  pictureSlots: Record<string, PictureSlot | ''>;
  categories: CategoryView[];
  stock: string;
  francs: string;
  optionalFrancs: string;
  cost: string;
  percent: string;
  optionalWhole: string;
  ownWhole: string;
  details: [label: string, text: string][];
  optionalDetails: [label: string, text: string][];
  colour: string;
  reference: string;
  barcode: string;
  flag: boolean;
};

type TypedField<Kind extends FieldKind> = {
  empty: Typed[Kind];
  ofView: (value: FieldView[Kind]) => Typed[Kind];
  /** The value that the calls take. A number that cannot be read is sent as it was typed: the server says what is wrong with it. */
  toInput: (typed: Typed[Kind]) => FieldInput[Kind];
  isRequired?: true;
  isNumber?: true;
};

const firstShade = '#a1435c';

export const typedFields: { [Kind in FieldKind]: TypedField<Kind> } = {
  text: { empty: '', ofView: itself, toInput: itself, isRequired: true },
  optionalText: { empty: '', ofView: orEmpty, toInput: itself },
  pictures: { empty: [], ofView: itself, toInput: itself },
  pictureTexts: {
    empty: {},
    ofView: (texts) => texts ?? {},
    toInput: (texts) => {
      const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
      return written.length === 0 ? null : Object.fromEntries(written);
    },
  },
  pictureSlots: {
    empty: {},
    ofView: (slots) => slots ?? {},
    toInput: (slots) => {
      const chosen = Object.entries(slots).flatMap(([url, slot]): [string, PictureSlot][] =>
        slot === '' ? [] : [[url, slot]],
      );
      return chosen.length === 0 ? null : Object.fromEntries(chosen);
    },
  },
  categories: { empty: [], ofView: itself, toInput: itself },
  stock: { empty: '', ofView: String, toInput: digitsOf, isRequired: true, isNumber: true },
  francs: { empty: '', ofView: String, toInput: digitsOf, isRequired: true, isNumber: true },
  optionalFrancs: { empty: '', ofView: numberOrEmpty, toInput: digitsOrEmpty, isNumber: true },
  cost: { empty: '', ofView: numberOrEmpty, toInput: digitsOrEmpty, isNumber: true },
  optionalWhole: { empty: '', ofView: numberOrEmpty, toInput: digitsOrEmpty, isNumber: true },
  ownWhole: { empty: '', ofView: numberOrEmpty, toInput: digitsOrEmpty, isNumber: true },
  percent: { empty: '', ofView: String, toInput: digitsOf, isRequired: true, isNumber: true },
  details: { empty: [], ofView: Object.entries, toInput: (details) => Object.fromEntries(details) },
  optionalDetails: {
    empty: [],
    ofView: (details) => Object.entries(details ?? {}),
    toInput: (details) => (details.length === 0 ? null : Object.fromEntries(details)),
  },
  colour: { empty: firstShade, ofView: (hex) => hex ?? firstShade, toInput: itself },
  reference: { empty: '', ofView: orEmpty, toInput: itself },
  barcode: { empty: '', ofView: orEmpty, toInput: itself },
  flag: { empty: true, ofView: itself, toInput: itself },
};

function itself<Value>(value: Value): Value {
  return value;
}

function orEmpty(text: string | null | undefined): string {
  return text ?? '';
}

function numberOrEmpty(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function digitsOrEmpty(typed: string): '' | string {
  return typed.trim() === '' ? '' : digitsOf(typed);
}

export function digitsOf(typed: string): string {
  return readWholeNumber(typed) ?? typed;
}
