/** The hosts of payment providers to which the shop may send a browser. */
const providerHosts = /^(checkout\.stripe\.com|([a-z0-9-]+\.)*orange-money\.com|([a-z0-9-]+\.)*orange\.com)$/;
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The address at which a payment continues: our own pages, a known provider over https, or an emulator while the shop itself
 * runs on this machine. Undefined for any other address, which is not followed.
 */
export function paymentAddress(url: string, here: URL): string | undefined {
  const target = parsedUrl(url, here);
  if (target === undefined) return undefined;
  const isAllowed =
    target.origin === here.origin ||
    (target.protocol === 'https:' && target.port === '' && providerHosts.test(target.hostname)) ||
    (target.protocol === 'http:' && thisMachine.test(target.hostname) && thisMachine.test(here.hostname));
  return isAllowed ? target.href : undefined;
}

/** The parsed address, if it is one; `URL.canParse` is newer than the oldest supported browsers. */
function parsedUrl(url: string, base: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
