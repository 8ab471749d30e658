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

/** Makes a ward whose organisation imports from that server; its unit is 3033 in the files. */
export const makeFtpWard = async (api: Pick<Api, 'root'>, name: string, dayOfImport = 1): Promise<Ward> => {
  const ward = await makeWard(api, name);
  const settings = { heromaImportFtp: 'localhost', ftpUser: 'heroma', ftpPassword: 'hemligt', dayOfImport };
  await api.root.put(ward.O, settings);
  const { data } = await api.root.get(`${ward.O}/import-mapping`);
  await api.root.put(`${ward.O}/import-mapping`, { ...data, security: 'none' });
  await api.root.put(ward.U, { importIdentifier: '3033', importActivated: true });
  return ward;
};
