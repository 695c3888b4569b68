import type { FamilyShadeView } from '#shared/contract/catalogue.ts';

/** Shades from the lightest to the deepest, like a palette; the order in which they were entered means nothing. */
export function shadesByDepth<S extends Pick<FamilyShadeView, 'shade'>>(shades: readonly S[]): S[] {
  return [...shades].sort((one, other) => luminance(other.shade.hex) - luminance(one.shade.hex));
}

/** How light a colour such as #A1435C looks, 0 to 255 (the weights of BT.709). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
