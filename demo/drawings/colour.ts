type Oklab = { l: number; a: number; b: number };

/** Blends perceptually (OKLab), so that a dark shade never turns grey on its way to the light. */
export function mix(from: string, to: string, share: number): string {
  const start = toOklab(from);
  const end = toOklab(to);
  return toHex({
    l: start.l + (end.l - start.l) * share,
    a: start.a + (end.a - start.a) * share,
    b: start.b + (end.b - start.b) * share,
  });
}

export function lighten(colour: string, amount: number): string {
  const { l, a, b } = toOklab(colour);
  const chroma = 1 - amount * 0.45;
  return toHex({ l: l + (1 - l) * amount, a: a * chroma, b: b * chroma });
}

export function darken(colour: string, amount: number): string {
  const { l, a, b } = toOklab(colour);
  const chroma = 1 - amount * 0.25;
  return toHex({ l: l * (1 - amount), a: a * chroma, b: b * chroma });
}

export function lightness(colour: string): number {
  return toOklab(colour).l;
}

function toOklab(hex: string): Oklab {
  const [r, g, b] = [1, 3, 5].map((index) =>
    linearChannel(Number.parseInt(hex.slice(index, index + 2), 16) / 255),
  );
  if (r === undefined || g === undefined || b === undefined) throw new Error(`not a colour: ${hex}`);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => hexByte(displayChannel(channel))).join('')}`;
}

function linearChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function displayChannel(value: number): number {
  const bounded = Math.min(1, Math.max(0, value));
  return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
}

function hexByte(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
