declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
