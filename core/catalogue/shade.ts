/** One of the colours a product comes in. `nameFr` is absent where the name is the same in French. */
export type Shade = { name: string; nameFr?: string; hex: string };

type ShadeColumns = { shadeName: string | null; shadeNameFr: string | null; shadeHex: string | null };

export function shadeOf({ shadeName: name, shadeNameFr: nameFr, shadeHex: hex }: ShadeColumns): Shade | null {
  if (name === null || hex === null) return null;
  return nameFr === null || nameFr === name ? { name, hex } : { name, nameFr, hex };
}
