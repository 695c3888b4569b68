import type { FileView } from '#shared/contract/order-papers.ts';

/** The PDF file in an answer of the API. */
export function pdfFileOf({ fileName, pdf }: FileView): File {
  const bytes = Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0));
  return new File([bytes], fileName, { type: 'application/pdf' });
}

const keptMilliseconds = 60_000;

/** Starts a download of an address. The page stays, whatever the server answers. */
export function saveAt(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Starts a download of a file that the page has. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  saveAt(address, file.name);
  // Phones read the file only after the person has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
}
