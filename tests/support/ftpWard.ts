import { freePort } from '#infra/local/freePort.ts';
import type { Api } from './api.ts';
import { type FtpServer, startFtp } from './ftp.ts';
import { startedForFile } from './started.ts';
import { makeWard, type Ward } from './ward.ts';

/** An FTP server for the tests of the file, at the port that the product takes for that of HR systems; called before `withApi`. */
export const withFtp = async (): Promise<() => FtpServer> => {
  const port = await freePort();
  process.env.FTP_PORTS = `${port},${port}`;
  return startedForFile(() => startFtp('none', port));
};

/** Lets the organisation of a ward import from a server of this machine; its unit is 3033 in the files. */
export const useFtpServer = async ({ root }: Pick<Api, 'root'>, ward: Ward, dayOfImport: number): Promise<void> => {
  const settings = { heromaImportFtp: 'localhost', ftpUser: 'heroma', ftpPassword: 'hemligt', dayOfImport };
  await root.put(ward.O, settings);
  const { data } = await root.get(`${ward.O}/import-mapping`);
  await root.put(`${ward.O}/import-mapping`, { ...data, security: 'none' });
  await root.put(ward.U, { importIdentifier: '3033', importActivated: true });
};

/** Makes a ward whose organisation imports from the server of {@link withFtp}; its unit is 3033 in the files. */
export const makeFtpWard = async (api: Pick<Api, 'root'>, name: string, dayOfImport = 1): Promise<Ward> => {
  const ward = await makeWard(api, name);
  await useFtpServer(api, ward, dayOfImport);
  return ward;
};
