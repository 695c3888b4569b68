export type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

declare global {
  interface Window {
    /** Chrome on Android has it; TypeScript's library does not yet. */
    BarcodeDetector?: DetectorClass;
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];

/** Whether the browser reads barcodes by itself, and has a camera. */
export function readsBarcodes(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
}

export function barcodeDetector(): Detector | undefined {
  return window.BarcodeDetector && new window.BarcodeDetector({ formats });
}
