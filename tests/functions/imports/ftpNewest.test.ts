import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchNewest, standard } from '#functions/imports/transport/ftp.ts';
import { type Recording, startRecorded } from '../../support/ftpRecorded.ts';
import { refusal } from '../../support/plan.ts';

beforeAll(() => {
  process.env.FTP_REACH = 'any';
});
afterAll(() => {
  delete process.env.FTP_REACH;
});

const access = { host: 'localhost', user: 'heroma', password: 'hemligt', security: 'none' } as const;
const [older, newer] = ['personal_31122025.csv', 'personal_18112026.csv'];
const files = { [older]: 'old', [newer]: 'new', 'personal.tid': 'other' };
const [march, november] = ['20260301080000', '20261118101500'];

const withRecording = async <T>(recording: Partial<Recording>, work: (fetch: () => Promise<string>) => Promise<T>) => {
  const server = await startRecorded({ listing: '', files, ...recording });
  const options = { ...standard, ports: server.ports, attempts: 1, wait: async () => undefined };
  try {
    const result = await work(async () => (await fetchNewest(access, 'personal_', options)).name);
    return { result, asked: server.commands.filter((command) => command.startsWith('MDTM')) };
  } finally {
    server.stop();
  }
};

const listingOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');

/** Months that have passed, so that the year that a listing leaves out is the last one at any day of a test. */
const shortMonth = (monthsAgo: number): string => {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  return at.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
};

const formats: Readonly<Record<string, Partial<Recording>>> = {
  MLSD: {
    mlsd: true,
    listing: listingOf(
      `type=file;size=3;modify=20251231080000; ${older}`,
      `type=file;size=3;modify=20261118101500; ${newer}`,
    ),
  },
  'Unix with the time of day': {
    listing: listingOf(
      'total 2',
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(3)} 31 08:00 ${older}`.replace(' 31 ', ' 20 '),
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(1)} 18 10:15 ${newer}`,
    ),
  },
  'Unix with the year of the older file': {
    listing: listingOf(
      `-rw-r--r--   1 heroma  staff  3 Dec 31  2024 ${older}`,
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(1)}  8 10:15 ${newer}`,
    ),
  },
  'Unix without a group, the date first': {
    listing: listingOf(
      `-rw-r--r--   1 heroma  3 31 Dec 2025 ${older}`,
      `-rw-r--r--   1 heroma  3 18 Nov 2026 ${newer}`,
    ),
  },
  'Unix with days in numbers': {
    listing: listingOf(
      `-rw-rw-rw-   1 user     group           3 2025-12-31 08:00 ${older}`,
      `-rw-rw-rw-   1 user     group           3 2026-11-18 10:15 ${newer}`,
    ),
  },
  'Windows with two digits of the year': {
    listing: listingOf(
      `12-31-25  08:00AM                    3 ${older}`,
      '11-17-26  09:00AM       <DIR>          personal_mapp',
      `11-18-26  12:15PM                    3 ${newer}`,
    ),
  },
  'Windows with four digits of the year': {
    listing: listingOf(
      `12-31-2025  20:00                    3 ${older}`,
      `11-18-2026  08:15                    3 ${newer}`,
    ),
  },
};

describe('the newest file by the dates of a listing', () => {
  it.each(Object.entries(formats))('%s', async (_, recording) => {
    const { result, asked } = await withRecording(recording, (fetch) => fetch());
    expect(result).toBe(newer);
    expect(asked).toEqual([]);
  });

  it('may name folders themselves, and have a sum', async () => {
    const listing = listingOf(
      'total 3',
      `drwxr-xr-x   2 heroma  staff  512 ${shortMonth(1)} 18 10:15 .`,
      `drwxr-xr-x   9 heroma  staff  512 ${shortMonth(1)} 18 10:15 ..`,
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(3)} 20 08:00 ${older}`,
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(1)} 18 10:15 ${newer}`,
    );
    expect(await withRecording({ listing }, (fetch) => fetch())).toEqual({ result: newer, asked: [] });
  });

  it('knows noon and midnight of Windows', async () => {
    const listing = listingOf(
      `11-18-26  12:15AM                    3 ${older}`,
      `11-18-26  01:15AM                    3 ${newer}`,
    );
    expect((await withRecording({ listing }, (fetch) => fetch())).result).toBe(newer);
  });
});

const mdtm = { [older]: march, [newer]: november };
const undated: Readonly<Record<string, Partial<Recording>>> = {
  'of one day without a time': {
    listing: listingOf(
      `-rw-r--r--   1 heroma  staff  3 Nov 18  2025 ${older}`,
      `-rw-r--r--   1 heroma  staff  3 Nov 18  2025 ${newer}`,
    ),
  },
  'with names of months in another language': {
    listing: listingOf(
      `-rw-r--r--   1 heroma  staff  3 Dez 31  2025 ${older}`,
      `-rw-r--r--   1 heroma  staff  3 Mai 18  2026 ${newer}`,
    ),
  },
  'with the day before the month': {
    listing: listingOf(
      `05-12-25  08:00AM                    3 ${older}`,
      `18-11-26  10:15AM                    3 ${newer}`,
    ),
  },
  'of MLSD without dates': {
    mlsd: true,
    listing: listingOf(`type=file;size=3; ${older}`, `type=file;size=3; ${newer}`),
  },
  'some lines of which are of another form': {
    listing: listingOf(
      `-rw-r--r--@   1 heroma  staff  3 ${shortMonth(1)} 18 10:15 ${newer}`,
      `-rw-r--r--   1 heroma  staff  3 ${shortMonth(3)} 20 08:00 ${older}`,
    ),
    names: [older, newer],
  },
  'of VMS': {
    listing: listingOf(
      `${newer};1  3/4  18-NOV-2026 10:15:22  [HEROMA]  (RWED,RWED,RE,)`,
      `${older};1  3/4  31-DEC-2025 08:00:00  [HEROMA]  (RWED,RWED,RE,)`,
    ),
    names: [older, newer],
  },
  'of IBM i': {
    listing: listingOf(
      `HEROMA            3 11/18/26 10:15:09 *STMF      ${newer}`,
      `HEROMA            3 12/31/25 08:00:09 *STMF      ${older}`,
    ),
    names: [older, newer],
  },
  'in a form of its own (EPLF)': {
    listing: listingOf(`+i8388621.48594,m825718503,r,s3,\t${older}`, `+i8388621.50690,m824255907,r,s3,\t${newer}`),
    names: [`/ut/${older}`, `/ut/${newer}`, '/ut/personal_mapp'],
  },
};

describe.each(Object.entries(undated))('a listing %s', (_, recording) => {
  it('leaves it to the instants that the server has', async () => {
    const { result, asked } = await withRecording({ ...recording, mdtm }, (fetch) => fetch());
    expect(result).toBe(newer);
    expect(asked).toEqual(expect.arrayContaining([`MDTM ${older}`, `MDTM ${newer}`]));
  });

  it.each([
    ['has no instants', {}],
    ['has one instant of both', { mdtm: { [older]: march, [newer]: march } }],
    ['has the instant of one only', { mdtm: { [older]: march } }],
  ])('is refused where the server %s, and no file is fetched', async (_, change) => {
    const { result } = await withRecording({ ...recording, ...change }, refusal);
    expect(result).toMatchObject({ code: 'importFtp', fields: { ftp: 'ftpNewest' } });
  });
});

it('a single file needs no date', async () => {
  const listing = listingOf(`-rw-r--r--   1 heroma  staff  3 Dez 31  2025 ${older}`);
  expect((await withRecording({ listing }, (fetch) => fetch())).result).toBe(older);
});
