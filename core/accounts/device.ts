/** The browser and system, as a person would name them; empty if the browser does not say. */
export type Device = { browser: string; system: string };

export const unknownDevice: Device = { browser: '', system: '' };

// Tested in this order, because many browsers also name others that they resemble.
const browsers: [RegExp, string][] = [
  [/\bOPR\/|\bOpera Mini\/|\bOPT\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | undefined): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

function firstIn(known: [RegExp, string][], userAgent = ''): string {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
