import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Week } from '#shared/time/week.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { type Difference as DifferenceField, writtenDiff } from '#web/domain/receipts/written.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { overviewOf, planOf } from '../links.ts';
import { type Part, shiftFields, shiftRowsOf } from '../model/breakdown.ts';
import type { Found } from '../model/cells.ts';
import { figurePartOf } from '../model/explained.ts';
import type { WeekRange } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import styles from './PanelFigures.module.css';
import { useParts } from './useParts.ts';

interface BreakdownProps {
  readonly found: Found;
  readonly rows: readonly MapRow[];
  readonly range: WeekRange;
  readonly chosen: ReadonlySet<string>;
  /** The difference to demand is net of expected absence. */
  readonly isNet: boolean;
}

const PartName = ({ part, week, from }: { readonly part: Part; readonly week: Week; readonly from: string }) => {
  if (part.place === undefined || !part.place.canRead) return part.name;
  const to = part.place.level === 'category' ? planOf(part.place, week) : overviewOf(part.place, from);
  return <Link to={to}>{part.name}</Link>;
};

const Difference = ({ value }: { readonly value: number | null }) => <Num value={value} as="receipt" sign difference />;

interface PartFigureProps {
  readonly part: Part;
  readonly chosen: ReadonlySet<string>;
  readonly field: DifferenceField;
}

/** A difference of a part, explained by the inputs of that part. */
const PartFigure = ({ part, chosen, field }: PartFigureProps) => {
  const { t } = useTranslation();
  const name = t(`overview.parts.${field === 'diffBudget' ? 'budget' : 'demand'}`).toLowerCase();
  const figure = <Difference value={part.receipt ? writtenDiff(part.receipt, field) : null} />;
  const of = figurePartOf(part, chosen);
  if (of === undefined) return figure;
  return (
    <ExplainedField {...of} field={field} of={`${part.name}, ${name}`}>
      {figure}
    </ExplainedField>
  );
};

/** The parts of a cell's difference, and the differences of weekend and night shifts. */
export const Breakdown = ({ found, rows, range, chosen, isNet }: BreakdownProps) => {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { parts, error } = useParts(found, rows, range, chosen);
  const { cell } = found;
  const { receipt } = cell;
  const toDemand = isNet ? 'netDiff' : 'diff';
  if (receipt === undefined) return null;
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('overview.parts.title')}</th>
          <th scope="col">{t(isNet ? 'overview.figures.demand' : 'overview.parts.demand')}</th>
          <th scope="col">{t('overview.parts.budget')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.key}>
            <th scope="row">
              <PartName part={part} week={cell.week} from={range.start} />
            </th>
            {([toDemand, 'diffBudget'] as const).map((field) => (
              <td key={field}>
                {part.receipt ? <PartFigure part={part} chosen={chosen} field={field} /> : !error && <Bone />}
              </td>
            ))}
          </tr>
        ))}
        {error && (
          <tr>
            <td colSpan={3} className={styles.failed}>
              {textOf(error)}
            </td>
          </tr>
        )}
        <tr className={styles.sum}>
          <th scope="row">{t(parts.length > 0 ? 'overview.parts.all' : 'overview.parts.services')}</th>
          <td>
            <ExplainedField field={toDemand} of={t('overview.parts.demand').toLowerCase()}>
              <Difference value={writtenDiff(receipt, toDemand)} />
            </ExplainedField>
          </td>
          <td>
            <ExplainedField field="diffBudget" of={t('overview.parts.budget').toLowerCase()}>
              <Difference value={writtenDiff(receipt, 'diffBudget')} />
            </ExplainedField>
          </td>
        </tr>
        {shiftRowsOf(receipt, parts.length > 0).map(({ shift, side, value }) => (
          <tr key={`${shift} ${side}`}>
            <th scope="row">
              {[t(`overview.parts.${shift}`), ...(side ? [t(`overview.parts.${side}`)] : [])].join(', ')}
            </th>
            <td>
              <ExplainedField
                field={[shiftFields[shift], ...(side ? [side] : [])].join('.')}
                of={t(`overview.parts.${shift}`).toLowerCase()}
              >
                <Difference value={value} />
              </ExplainedField>
            </td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
};
