import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#infra/local/demo.ts';
import { signIn } from '#infra/local/wards/client.ts';
import { account } from '#shared/contract/account.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { RowOutcome } from '#shared/model/workbook.ts';
import { peopleOf } from '#shared/workbook/people.ts';
import { type ReadWorkbook, readWorkbook } from '#shared/workbook/read.ts';
import { inParts, inRequests, rowsByUnit } from '#shared/workbook/units.ts';
import { inRequests as inPeople } from '#web/domain/people/invitations.ts';
import { readFile } from '#web/features/workbook/readFile.ts';
import { type Benchmark, megabytes, seconds, timed } from './benchmark.ts';
import { startProgram } from './ground/program.ts';
import { regionBook } from './ground/regionBook.ts';

const most = { preview: 10_000, store: 180_000, bytes: 150_000_000 };

/** A region set up from one workbook as the screen does it: read, judged, stored unit by unit, its people invited. */
export const workbook: Benchmark = {
  name: 'a region of 50 units, 1,500 employees and 60 accounts from one workbook',
  limit: `preview ≤ ${seconds(most.preview)}, stored ≤ ${seconds(most.store)}, + ${megabytes(most.bytes)}`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
    const program = await startProgram({ DATA_DIR: folder, DEMO: 'none' });
    const send = await signIn(program.url, { username: 'superadmin@demo.se', password: demoPassword });
    const { id: orgId } = await send(hierarchy.createOrganization, { params: {}, body: { name: 'Region' } });
    const params = { orgId };
    const file = await regionBook();

    const preview = async (): Promise<{ readonly read: ReadWorkbook; readonly outcomes: readonly RowOutcome[] }> => {
      const sheets = await readFile(file);
      const read = typeof sheets === 'string' ? sheets : readWorkbook(sheets);
      if (typeof read === 'string') throw new Error(read);
      const outcomes: RowOutcome[] = [];
      for (const some of inRequests(rowsByUnit(read, []).units)) {
        const body = { units: some.map((unit) => unit.body) };
        const { units } = await send(hierarchy.previewWorkbook, { params, body });
        outcomes.push(...units.flatMap(({ rows }) => rows));
      }
      return { read, outcomes };
    };
    let judged = await preview();
    const previewed = await timed(async () => {
      judged = await preview();
    });
    const isAll = (outcome: RowOutcome['outcome']) => judged.outcomes.every((row) => row.outcome === outcome);
    if (!isAll('new')) throw new Error('rows are at fault');
    const before = program.memory();
    let peak = before;
    const stored = await timed(async () => {
      const { id } = await send(hierarchy.createReading, { params, body: { file: file.name } });
      for (const { body } of rowsByUnit(judged.read, []).units) {
        for (const part of inParts(body))
          await send(hierarchy.storeWorkbookUnit, { params: { orgId, readingId: id }, body: part });
        peak = Math.max(peak, program.memory());
      }
      const { people } = peopleOf(judged.read, orgId, await send(hierarchy.areas, { params }));
      const whom = people.map(({ person, accesses = [] }) => ({ ...person, loginType: 'password' as const, accesses }));
      for (const some of inPeople(whom))
        await send(account.invitePeople, { params: {}, body: { people: [...some], preview: false } });
      peak = Math.max(peak, program.memory());
    });
    judged = await preview();
    if (!isAll('unchanged')) throw new Error('what is stored differs from the workbook');
    await program.stop();
    await rm(folder, { recursive: true });
    return {
      figure: `${seconds(previewed)}; ${seconds(stored)}; + ${megabytes(peak - before)}`,
      beside: `${judged.outcomes.length} rows of units`,
      ok: previewed <= most.preview && stored <= most.store && peak - before <= most.bytes,
    };
  },
};
