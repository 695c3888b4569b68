import type { FileView } from '#shared/contract/order-papers.ts';

/** A paper of the shop as the API answers it. */
export function pdfFileOf({ fileName, pdf }: FileView): File {
  const bytes = Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0));
  return new File([bytes], fileName, { type: 'application/pdf' });
}

const keptMilliseconds = 60_000;

/** Hands an address to the browser's downloads. The page stays, whatever it answers. */
export function saveAt(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  saveAt(address, file.name);
  // Phones read the file only after one has said where to.
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
}
