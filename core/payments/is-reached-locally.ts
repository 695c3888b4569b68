import { isIP } from 'node:net';

const ownNames = /^(localhost|.+\.localhost|.+\.local)$/;
const ownIpv4 = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./;
const ownIpv6 = /^(::1$|fe[89ab][\da-f]:|f[cd][\da-f]{2}:)/;

/**
 * Whether the shop is reachable only from this machine or its own network. Without a public address, the address it listens on decides:
 * a shop that listens on all networks may be reached from anywhere.
 */
export function isReachedLocally(
  shop: { publicUrl: string } | { publicUrl: string | undefined; host: string },
): boolean {
  if (shop.publicUrl !== undefined) return isOwnHost(new URL(shop.publicUrl).hostname);
  return 'host' in shop && isOwnHost(shop.host);
}

function isOwnHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  switch (isIP(name)) {
    case 4:
      return ownIpv4.test(name);
    case 6:
      return ownIpv6.test(name);
    default:
      return ownNames.test(name);
  }
}
