import {
  type FieldKind,
  type KindOf,
  type ProductField,
  productFieldNames,
  productFields,
} from './product-fields.ts';

/** A value for each field of a product, with the type of the field's kind. */
export type ByField<OfKind extends Record<FieldKind, unknown>> = {
  [Field in ProductField]: OfKind[KindOf<Field>];
};

/** Makes one value for each field. Keeps the type of each field's kind, which `Object.fromEntries` would lose. */
export function makeFields<OfKind extends Record<FieldKind, unknown>>(
  make: <Kind extends FieldKind>(kind: Kind, name: ProductField) => OfKind[Kind],
): ByField<OfKind> {
  const made = Object.fromEntries(
    productFieldNames.map((name) => [name, make(productFields[name].kind, name)]),
  );
  if (!hasEveryField<OfKind>(made)) throw new Error('A field of a product has no value.');
  return made;
}

/** Makes one value for each field from another record's value for that field. */
export function mapFields<From extends Record<FieldKind, unknown>, To extends Record<FieldKind, unknown>>(
  values: ByField<From>,
  map: <Kind extends FieldKind>(kind: Kind, value: From[Kind], name: ProductField) => To[Kind],
): ByField<To> {
  return makeFields<To>((kind, name) => map(kind, valueOfKind(values, kind, name), name));
}

/** The value of a field whose kind is known. */
export function valueOfKind<From extends Record<FieldKind, unknown>, Kind extends FieldKind>(
  values: ByField<From>,
  _kind: Kind,
  name: ProductField,
): From[Kind] {
  return values[name];
}

function hasEveryField<OfKind extends Record<FieldKind, unknown>>(
  record: Partial<Record<ProductField, unknown>>,
): record is ByField<OfKind> {
  return productFieldNames.every((name) => Object.hasOwn(record, name));
}
