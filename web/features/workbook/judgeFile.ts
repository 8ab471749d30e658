import { account } from '#shared/contract/account.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Fault, FaultCode } from '#shared/model/faults.ts';
import type { PersonInvitation } from '#shared/model/invitation.ts';
import type { RowOutcome, WorkbookRow, WorkbookUnit } from '#shared/model/workbook.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { type KnownArea, peopleOf } from '#shared/workbook/people.ts';
import { atColumns, type ReadRow, type ReadWorkbook } from '#shared/workbook/read.ts';
import { inRequests, type RowOf, rowsByUnit } from '#shared/workbook/units.ts';
import { inRequests as inPeople, loginTypeBy } from '#web/domain/people/invitations.ts';
import { send } from '#web/platform/api/live.ts';

/** What becomes of a row: `waiting` ones build on a row that is at fault. */
export interface Judgement {
  readonly state: RowOutcome['outcome'] | 'waiting';
  /** By the key of the column. */
  readonly faults: Readonly<Record<string, Fault>>;
  /** Of a refused person, in words. */
  readonly reason?: string | undefined;
}

/** A workbook as it would be read in. */
export interface JudgedFile {
  readonly workbook: ReadWorkbook;
  readonly judgements: ReadonlyMap<ReadRow, Judgement>;
  /** The units with something new or changed, and their sound rows. */
  readonly units: readonly WorkbookUnit[];
  /** The people with something new whose places are there. */
  readonly people: readonly PersonInvitation[];
  /** How many people would be invited, also to places that the file has yet to make. */
  readonly invited: number;
}

const judgementOf = ({ sheet }: RowOf, { outcome, field = '', code, ...limits }: RowOutcome): Judgement => {
  if (outcome !== 'fault') return { state: outcome, faults: {} };
  return {
    state: 'fault',
    faults: atColumns(workbookColumns[sheet].columns, { [field]: { code: code as FaultCode, ...limits } }),
  };
};

/** Judges the rows of Konton into `judgements`; answers whom to invite. Invites nobody. Throws ApiProblem. */
const judgePeople = async (
  orgId: string,
  workbook: ReadWorkbook,
  areas: readonly KnownArea[],
  mayInvite: boolean,
  judgements: Map<ReadRow, Judgement>,
): Promise<Pick<JudgedFile, 'people' | 'invited'>> => {
  const { people, faults } = peopleOf(workbook, orgId, areas);
  for (const { row, column, fault } of faults) judgements.set(row, { state: 'fault', faults: { [column]: fault } });
  for (const { row } of people.flatMap(({ rows }) => rows))
    judgements.set(
      row,
      mayInvite ? { state: 'new', faults: {} } : { state: 'fault', faults: { email: { code: 'byAdministrator' } } },
    );
  if (!mayInvite || people.length === 0) return { people: [], invited: 0 };
  const loginTypeOf = loginTypeBy(await send(account.organizationProviders, { params: {} }));
  // The places of the others are known once the units are stored.
  const placed = people.flatMap(({ person, accesses, rows }) =>
    accesses ? [{ person: { ...person, loginType: loginTypeOf(person.email), accesses }, rows }] : [],
  );
  const invited: PersonInvitation[] = [];
  for (const some of inPeople(placed)) {
    const body = { people: some.map(({ person }) => person), preview: true };
    const answers = await send(account.invitePeople, { params: {}, body });
    for (const [index, { outcome, given, reason }] of answers.entries()) {
      const { person, rows } = some[index]!;
      if (outcome === 'created' || outcome === 'granted') invited.push(person);
      for (const { row, placeId } of rows)
        judgements.set(
          row,
          outcome === 'refused'
            ? { state: 'fault', faults: { email: { code: 'other' } }, reason }
            : { state: given.includes(placeId ?? '') ? 'new' : 'unchanged', faults: {} },
        );
    }
  }
  return { people: invited, invited: invited.length + people.length - placed.length };
};

/** Judges each row: here by its own schema, on the server by what is stored. Stores nothing. Throws ApiProblem. */
export const judgeFile = async (orgId: string, workbook: ReadWorkbook, mayInvite: boolean): Promise<JudgedFile> => {
  const areas = await send(hierarchy.areas, { params: { orgId } });
  const known = areas.flatMap(({ name: area, units }) => units.map(({ name: unit }) => ({ area, unit })));
  const { units, waiting, faults } = rowsByUnit(workbook, known);
  const judgements = new Map<ReadRow, Judgement>();
  for (const { rows } of workbook.sheets)
    for (const row of rows) if (!row.value) judgements.set(row, { state: 'fault', faults: row.faults });
  for (const { row } of waiting) judgements.set(row, { state: 'waiting', faults: {} });
  for (const { row, column, fault } of faults) judgements.set(row, { state: 'fault', faults: { [column]: fault } });
  for (const some of inRequests(units)) {
    const body = { units: some.map((unit) => unit.body) };
    const preview = await send(hierarchy.previewWorkbook, { params: { orgId }, body });
    for (const [index, { rows }] of some.entries())
      for (const [at, row] of rows.entries())
        judgements.set(row.row, judgementOf(row, preview.units[index]!.rows[at]!));
  }
  const stateOf = ({ row }: RowOf) => judgements.get(row)?.state;
  const toStore = units.flatMap(({ body, rows }) => {
    const sound = rows.filter((row) => stateOf(row) !== 'fault');
    const isNews = sound.some((row) => stateOf(row) === 'new' || stateOf(row) === 'changed');
    return isNews ? [{ ...body, rows: sound.map(({ row }) => row.value as WorkbookRow) }] : [];
  });
  const whom = await judgePeople(orgId, workbook, areas, mayInvite, judgements);
  return { workbook, judgements, units: toStore, ...whom };
};

/** How many rows there are of each state. */
export const countsOf = (
  rows: readonly ReadRow[],
  { judgements }: JudgedFile,
): Readonly<Record<Judgement['state'], number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0, fault: 0, waiting: 0 };
  for (const row of rows) counts[judgements.get(row)?.state ?? 'waiting'] += 1;
  return counts;
};
