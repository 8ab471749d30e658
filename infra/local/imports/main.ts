import { parseArgs } from 'node:util';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { imports } from '#shared/contract/imports.ts';
import { isWhole, type OrganizationImport } from '#shared/model/hrImport.ts';
import { isImportDay } from '#shared/planning/importDay.ts';
import { counted } from '#shared/text/counted.ts';
import { type Day, isDay, todayInStockholm } from '#shared/time/day.ts';
import { StartFailure } from '../failure.ts';
import { Refused, signIn, Unreachable } from '../wards/client.ts';
import { findServer } from '../wards/server.ts';

const usage = 'Så här: npm run import -- --org ID [--day ÅÅÅÅ-MM-DD]';

interface Order {
  readonly orgId: string;
  readonly day: Day;
}

const orderOf = (args: readonly string[]): Order => {
  try {
    const { values } = parseArgs({ args: [...args], options: { org: { type: 'string' }, day: { type: 'string' } } });
    const day = values.day ?? todayInStockholm(new Date());
    if (values.org && isDay(day)) return { orgId: values.org, day };
  } catch {
    // An unknown argument: the usage says which there are.
  }
  throw new StartFailure(usage);
};

const names = { personnel: 'Personal', hours: 'Arbetad tid' } as const;
const states = { stored: 'inläst', exists: 'redan inläst', failed: 'ej inläst' } as const;

const linesOf = ({ kind, fileName, message, noFile, units }: OrganizationImport): readonly string[] => [
  `${names[kind]}: ${noFile ? 'ingen fil' : message || fileName}`,
  ...units.map(({ unitName, state, changes, left, message: why }) =>
    [
      `  ${unitName}: ${states[state]}`,
      state === 'stored' ? `${counted(changes, 'ändring', 'ändringar')}, ${counted(left, 'lämnad', 'lämnade')}` : why,
    ]
      .filter(Boolean)
      .join(', '),
  ),
];

/**
 * Does for one organisation what the schedule does in the cloud: when the day (today unless given) is its day of import, fetches
 * and imports the newest files of the HR system. Settings: URL or PORT of the running program (where there is none, it is
 * started), DEMO_PASSWORD. @returns the exit code: 1 when something could not be imported
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const { DEMO_PASSWORD: password = 'Demo!2026' } = process.env;
  try {
    const { orgId, day } = orderOf(args);
    const server = await findServer(process.env);
    try {
      const send = await signIn(server.url, { username: 'superadmin@demo.se', password });
      const { name, dayOfImport } = await send(hierarchy.organization, { params: { orgId } });
      if (!isImportDay(dayOfImport, day)) {
        console.log(`${name} läser inte in den ${day}: importdagen är ${dayOfImport ?? 'inte vald'}.`);
        return 0;
      }
      const results = await send(imports.run, { params: { orgId } });
      console.log([name, ...results.flatMap(linesOf)].join('\n'));
      return results.every(isWhole) ? 0 : 1;
    } finally {
      await server.stop();
    }
  } catch (cause) {
    const isExpected = [StartFailure, Refused, Unreachable].some((kind) => cause instanceof kind);
    console.error(isExpected ? (cause as Error).message : cause);
    return 1;
  }
};
