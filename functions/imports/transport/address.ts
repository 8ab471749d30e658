import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { ftpProblem } from './ftpProblem.ts';

/** Addresses that lead to no public server: an import in the cloud must not reach what lies inside it. */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6');

/** Whether an address (IPv4, IPv6, or IPv4 mapped into IPv6) is one of the public internet. */
export const isPublic = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && !notPublic.check(address, version === 6 ? 'ipv6' : 'ipv4');
};

/**
 * The address of a host: it is resolved once, and that address is connected to. Throws `importFtp` for a host that has none, and in
 * the cloud for one with an address inside a network.
 */
export const addressOf = async (host: string): Promise<string> => {
  const { address } = await lookup(host).catch(() => {
    throw ftpProblem('ftpHost');
  });
  if (setting('FTP_REACH') === 'public' && !isPublic(address)) throw ftpProblem('ftpPrivate');
  return address;
};
