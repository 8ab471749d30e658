import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UnitSetup } from '#shared/model/unitSetup.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import styles from './SetupCard.module.css';
import { doers, type Step, type StepState } from './steps.ts';
import type { SetupUnit } from './unitPlace.ts';

/** How much of a step there is. */
const useAmount = (): ((step: Step, setup: UnitSetup) => string) => {
  const { t } = useTranslation();
  return (step, { categories, shifts, demand, budget, beds, staff, access }) => {
    const nothing = t('setup.nothing');
    const ofCategories = (done: number) =>
      done === 0 ? nothing : t('setup.ofCategories', { done, count: categories });
    const counted = [t('setup.categoryCount', { count: categories }), t('setup.shiftCount', { count: shifts })].join(
      ', ',
    );
    const reaching = [
      access.here > 0 && t('setup.here', { count: access.here }),
      access.inherited > 0 && t('setup.inherited', { count: access.inherited }),
    ].filter(Boolean);
    return {
      categories: categories === 0 ? nothing : counted,
      demand: ofCategories(demand),
      beds: beds === null ? nothing : t('setup.beds', { beds: beds.beds, weekendBeds: beds.weekendBeds }),
      staff: staff === 0 ? nothing : t('setup.staff', { count: staff }),
      budget: ofCategories(budget),
      access: reaching.length === 0 ? nothing : reaching.join(', '),
    }[step];
  };
};

/** Where a step is done. */
const addressOf = (step: Step, ids: SetupUnit['ids']): string =>
  ({
    categories: href.manage({ ...ids, categoryId: NEW }),
    demand: href.plan({ ...ids, tab: 'demand' }),
    beds: href.plan({ ...ids, tab: 'demand' }),
    staff: href.plan({ ...ids, tab: 'assets' }),
    budget: href.plan({ ...ids, tab: 'budget' }),
    access: href.manage(ids, 'access'),
  })[step];

interface SetupStepProps {
  readonly unit: SetupUnit;
  readonly setup: UnitSetup;
  readonly number: number;
  readonly state: StepState;
  /** Below the step, where it is the one to do. */
  readonly children?: ReactNode;
}

/** A step: whether it is done, how much there is, and its button; for others, who does it. */
export const SetupStep = ({ unit, setup, number, state: { step, done, ready }, children }: SetupStepProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const amount = useAmount();
  const rights = { configure: useRight('configure'), administer: useRight('administer'), write: unit.canWrite };
  const doer = doers[step];
  const names = setup.superUsers.slice(0, 3).join(', ') || t('setup.by.nobody');
  const title = t(`setup.steps.${step}.title`);
  return (
    <li className={styles.step} data-done={done}>
      <span className={styles.mark}>
        {done ? <CheckOutlined aria-label={t('setup.stepDone', { step: title })} /> : number}
      </span>
      <h3>
        {title}
        <small>{t(`setup.steps.${step}.text`)}</small>
      </h3>
      <p>{ready ? amount(step, setup) : t('setup.after')}</p>
      <div className={styles.action}>
        {done ? null : rights[doer] ? (
          <Button disabled={!ready} onClick={() => void navigate(addressOf(step, unit.ids))}>
            {t(`setup.steps.${step}.action`)}
          </Button>
        ) : (
          <small>{t(`setup.by.${doer}`, { names })}</small>
        )}
      </div>
      {children}
    </li>
  );
};
