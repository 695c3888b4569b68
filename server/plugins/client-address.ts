import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Env } from '../env.ts';

/** TRUST_PROXY in Fastify's form; a number is the count of proxies in front of the shop, nearest first. */
export function trustedProxies(trusted: Env['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/**
 * The client of a request that Fastify has not seen yet, by the same rule as `request.ip`: only the proxies named in TRUST_PROXY are believed.
 * The address is empty for a closed connection.
 */
export function clientAddress(trusted: Env['trustProxy']): (request: IncomingMessage) => string {
  const proxies = trustedProxies(trusted);
  const isTrusted =
    proxies === false ? () => false : typeof proxies === 'function' ? proxies : proxyAddr.compile(proxies);
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isTrusted));
}
