import type { PlacedReceipt, Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { LateUnitNet } from '#web/domain/net/late.tsx';
import { PeopleLists } from '#web/domain/receipts/PeopleLists.tsx';
import { peopleOfRows } from '#web/domain/receipts/people.ts';
import { ReceiptTable } from '#web/domain/receipts/ReceiptTable.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { StaffFigures } from '../week/StaffFigures.tsx';
import { type ShownUnitPlan, useUnitPeople } from './useUnitPlan.ts';

interface UnitWeekProps {
  readonly place: Place;
  /** Those of the categories. */
  readonly rows: readonly PlacedReceipt[];
  /** Their sum in the week. */
  readonly receipt: Receipt;
  readonly shown: ShownUnitPlan | undefined;
  /** The Monday from which the weeks are net of expected absence; undefined: they are gross. */
  readonly netMonday: Day | undefined;
}

/** A week of a unit: its categories with their sum, staff, and who is away, leaves and comes. */
export const UnitWeek = ({ place, rows, receipt, shown, netMonday }: UnitWeekProps) => {
  const { start } = receipt;
  const { people = [], error } = useUnitPeople(place, start, shown);
  const inWeek = rows.filter((row) => row.start === start);
  const parts = inWeek.map((row) => ({
    key: row.categoryId ?? '',
    name: row.categoryName ?? '',
    href: href.plan({ ...place.ids, categoryId: row.categoryId, tab: 'schemas', week: start }),
    receipt: row,
  }));
  return (
    <>
      <ExplainDrawer
        week={{
          unitId: place.id,
          unitIds: [place.id],
          monday: start,
          categoryName: null,
          categories: parts.map(({ name }) => name),
        }}
      >
        <ReceiptTable week={weekName(receipt.week)} parts={parts} sum={receipt} />
        {netMonday !== undefined && start >= netMonday && receipt.netSupply !== undefined && (
          <LateUnitNet receipt={receipt} parts={parts} week={weekOf(start)} />
        )}
        <StaffFigures receipt={receipt} parts={inWeek} />
      </ExplainDrawer>
      <ProblemAlert problem={error} />
      <PeopleLists people={peopleOfRows(people, place.ids)} />
    </>
  );
};
