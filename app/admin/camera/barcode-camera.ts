type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

declare global {
  interface Window {
    /** In Chrome on Android; not in TypeScript's library yet. */
    BarcodeDetector?: DetectorClass;
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];

/** Whether the browser reads barcodes by itself and has a camera to ask for. */
export function readsBarcodes(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
}

export function barcodeDetector(): Detector | undefined {
  return window.BarcodeDetector && new window.BarcodeDetector({ formats });
}
