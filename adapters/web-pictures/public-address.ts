import ipaddr from 'ipaddr.js';

/**
 * Whether an address is public. Addresses of the machine, its network and its hoster (127.0.0.1, 10.0.0.0/8, 169.254.169.254,
 * fe80::/10 …) are not, nor are IPv6 addresses that lead to an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
