import type { ExtraField } from '../product/product-fields.ts';

type Details = readonly ExtraField[];

/** The details that more than half of the shades have with the same words; what differs from shade to shade is left to the shades. */
export function detailsInCommon(shades: readonly Details[]): ExtraField[] {
  const all = shades.flat();
  const isCommon = (detail: ExtraField) =>
    all.filter((other) => isSameDetail(other, detail)).length * 2 > shades.length;
  return all.filter(
    (detail, index) => isCommon(detail) && all.findIndex((other) => isSameDetail(other, detail)) === index,
  );
}

/** The details that not every shade has, or not with the same words; one for each name. */
export function detailsThatDiffer(shades: readonly Details[]): ExtraField[] {
  const all = shades.flat();
  return all.filter(
    (detail, index) =>
      all.findIndex(({ name }) => name === detail.name) === index &&
      all.filter((other) => isSameDetail(other, detail)).length < shades.length,
  );
}

/** A shade's details with those that were changed, added or removed for all shades; its others are as they were. */
export function withChangedDetails(own: Details, before: Details, after: Details): ExtraField[] {
  const kept = own.flatMap((detail) => {
    const [was, is] = [named(before, detail.name), named(after, detail.name)];
    if (is === undefined) return was === undefined ? [detail] : [];
    return [{ ...detail, ...changesOf(was, is) }];
  });
  const added = after.filter((detail) => {
    const was = named(before, detail.name);
    return named(own, detail.name) === undefined && (was === undefined || !isSameDetail(was, detail));
  });
  return [...kept, ...added];
}

function changesOf(was: ExtraField | undefined, is: ExtraField): Partial<ExtraField> {
  if (was === undefined) return is;
  const parts = (['text', 'nameFr', 'textFr'] as const).filter((part) => was[part] !== is[part]);
  return Object.fromEntries(parts.map((part) => [part, is[part]]));
}

/**
 * Writes the text of a detail in one language. The other language follows as long as it says the same; a French text alone is also the
 * English one. Without any text the detail is removed.
 */
export function withDetailText(
  details: Details,
  { name, nameFr }: { name: string; nameFr: string },
  typed: { text: string } | { textFr: string },
): ExtraField[] {
  const known = detailNamed(details, name);
  const { text, textFr } = known ?? { text: '', textFr: '' };
  const written =
    'text' in typed
      ? { text: typed.text, textFr: textFr !== '' && textFr === text ? typed.text : textFr }
      : { text: text === textFr || text === '' ? typed.textFr : text, textFr: typed.textFr };
  const detail = { ...(known ?? { name, nameFr }), ...written };
  const isEmpty = detail.text === '';
  if (known === undefined) return isEmpty ? [...details] : [...details, detail];
  return details.flatMap((one) => (one !== known ? [one] : isEmpty ? [] : [detail]));
}

/** The detail with this name, in whatever letters. */
export function detailNamed(details: Details, name: string): ExtraField | undefined {
  return details.find((detail) => detail.name.toLowerCase() === name.toLowerCase());
}

export function isTranslated({ text, textFr }: ExtraField): boolean {
  return textFr !== '' && textFr !== text;
}

function named(details: Details, name: string): ExtraField | undefined {
  return details.find((detail) => detail.name === name);
}

function isSameDetail(one: ExtraField, other: ExtraField): boolean {
  return (['name', 'text', 'nameFr', 'textFr'] as const).every((part) => one[part] === other[part]);
}
