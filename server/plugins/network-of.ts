import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/** The network of an address: a home or a phone has a whole /64 of IPv6, while an IPv4 address is one client. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - first.length - last.length }, () => '0')
    : [];
  const groups = [...first, ...zeros, ...last].slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
