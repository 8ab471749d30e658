import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { hiddenUnits, hideUnit } from './hiddenUnits.ts';
import styles from './SetupCard.module.css';
import { SetupStep } from './SetupStep.tsx';
import { stepsOf } from './steps.ts';
import { TemplateForm } from './TemplateForm.tsx';
import type { SetupUnit } from './unitPlace.ts';

interface SetupCardProps {
  readonly unit: SetupUnit;
  /** Instead of the card where it is hidden or all is done. */
  readonly otherwise?: ReactNode;
}

/** Leads through the set-up of a unit until all steps are done: what there is, what comes next, and who does it. */
export const SetupCard = ({ unit, otherwise = null }: SetupCardProps) => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  const isHidden = useSignal(hiddenUnits).includes(unit.ids.unitId);
  const { data: setup, error } = useEndpoint(hierarchy.unitSetup, isHidden ? null : { params: unit.ids });
  if (isHidden || error !== undefined) return otherwise;
  // The page below is shown meanwhile; most units are set up.
  if (setup === undefined) return null;
  const steps = stepsOf(setup);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return otherwise;
  return (
    <Card
      title={t('setup.title', { name: unit.name })}
      note={t('setup.done', { done, count: steps.length })}
      actions={
        <Button type="text" onClick={() => hideUnit(unit.ids.unitId)}>
          {t('setup.hide')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((state, index) => (
          <SetupStep key={state.step} unit={unit} setup={setup} number={index + 1} state={state}>
            {state.step === 'categories' && setup.categories === 0 && mayConfigure && <TemplateForm unit={unit} />}
          </SetupStep>
        ))}
      </ol>
    </Card>
  );
};
