declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
