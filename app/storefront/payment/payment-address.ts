/** The pages of payment providers that the shop sends a browser to. */
const providerHosts = /^(checkout\.stripe\.com|([a-z0-9-]+\.)*orange-money\.com|([a-z0-9-]+\.)*orange\.com)$/;
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where a payment goes on: our own pages, a known provider by https, or an emulator while the shop itself runs on this machine.
 * An answer that names anything else is not followed.
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

/** `URL.canParse` is younger than the oldest browsers that are served. */
function parsedUrl(url: string, base: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
