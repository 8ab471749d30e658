import { fieldProblem, type Problem } from '#functions/kernel/problem.ts';

/** Why a file could not be fetched. */
export type FtpFault =
  | 'ftpHost'
  | 'ftpPrivate'
  | 'ftpUnreachable'
  | 'ftpLogin'
  | 'ftpTls'
  | 'ftpSlow'
  | 'ftpCut'
  | 'ftpNoFile'
  | 'ftpNewest';

/** The refusal of an import whose file could not be fetched. */
export const ftpProblem = (code: FtpFault): Problem => fieldProblem('ftp', code, 'importFtp');
