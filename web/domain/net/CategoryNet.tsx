import { overview } from '#shared/contract/overview.ts';
import type { Week } from '#shared/time/week.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import { Expected } from './Expected.tsx';
import styles from './Net.module.css';
import { Risk, type RiskFigures } from './Risk.tsx';

interface CategoryNetProps {
  readonly ids: PlaceIds;
  readonly week: Week;
  readonly receipt: RiskFigures;
  /** Nothing is requested for a cell that the pointer passes. */
  readonly isResting?: boolean;
}

/** The expected absence of a category in a week by its sources, and the risk of a shortage with its distribution. */
export const CategoryNet = ({ ids, week, receipt, isResting = true }: CategoryNetProps) => {
  const textOf = useProblemText();
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  const call = { params: { orgId, areaId, unitId, categoryId }, query: { week: week.start } };
  const { data, error } = useEndpoint(overview.categoryRisk, isResting ? call : null);
  return (
    <div className={styles.net}>
      {data ? (
        <Expected expected={data.expected} week={week} ids={ids} />
      ) : error ? (
        <p role="alert">{textOf(error)}</p>
      ) : (
        <Bone height={64} />
      )}
      <Risk receipt={receipt} of={data} isSum={false} />
    </div>
  );
};
