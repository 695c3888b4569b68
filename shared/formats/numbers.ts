import type { Language } from '../language.ts';

/** '+12%', '+12 %' in French; for francs see `money.ts`. */
export function formatChange(share: number, language: Language): string {
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, options).format(share);
}

/** '12%', '12 %' in French; up to one decimal. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** '12K', '12 k' in French: for the axis of a chart. */
export function formatShort(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(value);
}

/** '78,851', '78 851' in French with a narrow no-break space. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

/** '1.5' for 1,572,864 bytes. */
export function formatMegabytes(bytes: number, language: Language): string {
  const options = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  return new Intl.NumberFormat(language, options).format(bytes / (1024 * 1024));
}

/** '120 MB', '71.9 GB' from a thousand on; '120 Mo', '71,9 Go' in French. */
export function formatDiskSize(megabytes: number, language: Language): string {
  const isLarge = megabytes >= 1000;
  const unit = isLarge ? 'gigabyte' : 'megabyte';
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(isLarge ? megabytes / 1000 : megabytes);
}
