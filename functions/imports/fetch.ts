import { ftpPassword } from '#functions/core/places/ftpPassword.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import { loadOrganization } from '#functions/core/places/repository.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { timeLeft } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { loadColumns } from './repository.ts';
import { keepOriginal, type Original } from './source.ts';
import type { FtpAccess, FtpOptions } from './transport/ftp.ts';
import { ftpProblem } from './transport/ftpProblem.ts';

/** Loaded at first use: most requests bring a file along. */
const loadFtp = () => import('./transport/ftp.ts');

/** Milliseconds of a request that are kept for what follows a fetched file, or for noting why there is none. */
const reservedMs = 9000;

const optionsOf = (standard: FtpOptions): FtpOptions => {
  const [tls = 21, implicit = 990] = setting('FTP_PORTS').split(',').map(Number);
  const totalMs = Math.min(standard.totalMs, timeLeft() - reservedMs);
  return { ...standard, totalMs, ports: { tls, none: tls, implicit } };
};

/** How the organisation's server is reached, and what its files are called. Throws `noImport` when something is missing. */
const accessTo = async ({ table }: Scope, ids: OrgIds) => {
  const [{ data: organization }, password, { data: columns }] = await Promise.all([
    loadOrganization(table, ids),
    ftpPassword(table, ids.orgId),
    loadColumns(table, ids),
  ]);
  const { heromaImportFtp: host, ftpUser: user } = organization;
  if (!host || !user || !password) throw fieldProblem('ftp', 'ftpMissing', 'noImport');
  const access: FtpAccess = { host, user, password, security: columns.security };
  return { access, files: columns.files };
};

/** Fetches the newest file of a kind and keeps it. Throws `importFtp`, `noImport` for one that is too large. */
export const fetchOriginal = async (scope: Scope, ids: OrgIds, kind: ImportKind): Promise<Original> => {
  const { access, files } = await accessTo(scope, ids);
  const prefix = files[kind];
  if (prefix === null) throw ftpProblem('ftpNoFile');
  const { fetchNewest, standard } = await loadFtp();
  const { name, bytes } = await fetchNewest(access, prefix, optionsOf(standard));
  return keepOriginal(ids.orgId, name, bytes);
};

/** Signs in to the organisation's server. Throws `importFtp`, `noImport` when the organisation has none. */
export const testFtp = async (scope: Scope, ids: OrgIds): Promise<{ readonly files: number }> => {
  const { access } = await accessTo(scope, ids);
  const { testConnection, standard } = await loadFtp();
  return testConnection(access, optionsOf(standard));
};
