import type { Schema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { LateCategoryNet } from '#web/domain/net/late.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { Comment } from './Comment.tsx';
import type { ShownPeople } from './usePeople.ts';
import { WeekFigures } from './WeekFigures.tsx';
import { type SelectedWeek, WeekFrame } from './WeekFrame.tsx';
import { WeekPeople } from './WeekPeople.tsx';

interface WeekPanelProps extends SelectedWeek {
  readonly place: CategoryPlace;
  readonly schema: Schema;
  readonly shown: ShownPeople | undefined;
  /** Whether the comment may be changed. */
  readonly editable: boolean;
  readonly netMonday: Day | undefined;
}

/** The selected week of a category: its figures and people, and the comment on its plan period. */
export const WeekPanel = ({ place, schema, shown, editable, netMonday, ...week }: WeekPanelProps) => (
  <WeekFrame {...week}>
    <ExplainDrawer
      week={{
        unitId: place.ids.unitId,
        unitIds: [place.ids.unitId],
        monday: week.receipt.start,
        categoryName: place.name,
        categories: [place.name],
      }}
    >
      <WeekFigures
        receipt={week.receipt}
        netMonday={netMonday}
        source={<LateCategoryNet ids={place.ids} week={weekOf(week.receipt.start)} receipt={week.receipt} />}
      />
    </ExplainDrawer>
    <WeekPeople place={place} monday={week.receipt.start} shown={shown} />
    <Comment place={place} schema={schema} editable={editable} />
  </WeekFrame>
);
