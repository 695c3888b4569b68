import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Env } from '../env.ts';

/** TRUST_PROXY as Fastify takes it; a number counts the proxies in front of the shop, nearest first. */
export function trustedProxies(trusted: Env['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/**
 * Which client a request comes from where Fastify has not seen it yet, by the same rule as `request.ip`: only the proxies named in TRUST_PROXY
 * are believed. The answer is empty for a connection that is gone.
 */
export function clientAddress(trusted: Env['trustProxy']): (request: IncomingMessage) => string {
  const proxies = trustedProxies(trusted);
  const isTrusted =
    proxies === false ? () => false : typeof proxies === 'function' ? proxies : proxyAddr.compile(proxies);
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isTrusted));
}
