/** Whether a base address is the provider's own. Any other address is an emulator, and the shop shows 'simulation'. */
export function isLiveAddress(baseUrl: string, domain: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' && (hostname === domain || hostname.endsWith(`.${domain}`));
}
