import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { CommentList } from '#web/domain/followup/CommentList.tsx';
import { type Lacks, listedMonths } from '#web/domain/followup/lacks.ts';
import { shortMonth } from '#web/domain/followup/months.ts';
import { useLackTexts } from '#web/domain/followup/useLackTexts.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { href } from '#web/platform/navigation/href.ts';
import { categoryBelow, type UnitPlace } from '#web/platform/navigation/place.ts';
import { ClosingCard } from './ClosingCard.tsx';
import styles from './SideCards.module.css';

interface SideCardsProps {
  readonly unit: UnitPlace;
  readonly followUp: FollowUpUnit;
  readonly lacks: Lacks;
  /** Opens the kept report of a closed month; undefined where one is shown. */
  readonly onClosed: ((month: number) => void) | undefined;
}

/** Where values and comments of the year are typed. */
const editing = ({ ids }: UnitPlace, year: number): string => `${href.manage(ids, 'followup')}?year=${year}`;

/** What the months lack, each with the way to where it is mended. */
const Missing = ({ unit, followUp: { year, quality }, lacks }: Omit<SideCardsProps, 'onClosed'>) => {
  const { t } = useTranslation();
  const lacksStencil = quality.some(({ kind }) => kind === 'stencil');
  const lacking = listedMonths(lacks);
  const textsOf = useLackTexts();
  const category = categoryBelow(unit);
  const mayConfigure = useRight('configure');
  return (
    <Card title={t('followup.missing.title', { year: String(year) })} className={styles.card}>
      {lacking.length === 0 && !lacksStencil && <p>{t('followup.missing.complete')}</p>}
      <ul className={styles.missing}>
        {lacking.map((month) => (
          <li key={month}>
            <b>{shortMonth(month)}</b>
            <span>
              {lacks.demand.has(month) && (
                <>
                  {t('followup.missing.demand')}
                  {category && (
                    <Link to={href.plan({ ...category.ids, tab: 'demand' })}>
                      {t('followup.missing.toDemand')} <ArrowRightOutlined aria-hidden />
                    </Link>
                  )}
                </>
              )}
              {lacks.worklog.has(month) && (
                <span>
                  {textsOf(lacks, month).worklog}
                  {mayConfigure && (
                    <Link to={editing(unit, year)}>
                      {t('followup.missing.toValues')} <ArrowRightOutlined aria-hidden />
                    </Link>
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
        {lacksStencil && (
          <li>
            <span>
              {t('followup.missing.stencil')}
              <Link to={href.plan({ ...unit.ids, tab: 'budget', year: String(year) })}>
                {t('followup.missing.toBudget')} <ArrowRightOutlined aria-hidden />
              </Link>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
};

const rates = ['hour', 'simpleOvertime', 'qualifiedOvertime', 'resourceHour', 'rentalHour'] as const;

/** The rates of the year's stencil. */
const Stencil = ({ year, rates: stencil }: Pick<FollowUpUnit, 'year' | 'rates'>) => {
  const { t } = useTranslation();
  const row = (label: string, text: string) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
  const amount = (key: 'kronor' | 'hours', value: number | null): string =>
    value === null ? '–' : t(`followup.stencil.${key}`, { amount: numberText(value) });
  return (
    <Card title={t('followup.stencil.title', { year: String(year) })} className={styles.card}>
      {stencil === null ? (
        <p>{t('followup.stencil.none')}</p>
      ) : (
        <dl className={styles.rates}>
          {rates.map((rate) => row(t(`followup.stencil.${rate}`), amount('kronor', stencil[rate])))}
          {row(t('followup.stencil.monthlyWorkHours'), amount('hours', stencil.monthlyWorkHours))}
        </dl>
      )}
    </Card>
  );
};

/** Beside the year: what is missing, the comments of the months, and the rates. */
export const SideCards = (props: SideCardsProps) => {
  const { t } = useTranslation();
  const { comments, year } = props.followUp;
  // A kept report stays as it is.
  const mayEdit = useRight('manage') && props.onClosed !== undefined;
  return (
    <aside className={styles.side} aria-label={t('followup.side')}>
      <Missing {...props} />
      {props.onClosed && <ClosingCard unit={props.unit} followUp={props.followUp} onOpen={props.onClosed} />}
      <Card
        title={t('followup.comments.title')}
        className={styles.card}
        actions={
          mayEdit && (
            <Button size="small" icon={<EditOutlined aria-hidden />} href={`#${editing(props.unit, year)}`}>
              {t('followup.comments.edit')}
            </Button>
          )
        }
      >
        {comments.every((comment) => comment === '') && <p>{t('followup.comments.none')}</p>}
        <CommentList comments={comments} />
      </Card>
      <Stencil {...props.followUp} />
    </aside>
  );
};
