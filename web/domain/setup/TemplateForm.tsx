import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shiftCategory } from '#shared/calculation/index.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type UnitTemplate, unitTemplates } from '#shared/model/unitSetup.ts';
import { type TemplateCategory, templateCategories } from '#shared/planning/unitTemplates.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { weekFault } from '#web/domain/planning/typedWeek.ts';
import { WeekPicker } from '#web/domain/planning/WeekPicker.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { ShiftBadge, shiftKinds } from '#web/kit/ui/figures/ShiftBadge.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './SetupCard.module.css';
import type { SetupUnit } from './unitPlace.ts';

const Preview = ({ category: { name, period, shifts } }: { readonly category: TemplateCategory }) => {
  const { t } = useTranslation();
  const time = formatMinutes(minutesOf(period.workingHours, period.workingMinutes));
  return (
    <div className={styles.category}>
      <p>
        <strong>{name}</strong> {t('setup.template.week', { time })}
      </p>
      <ul>
        {shifts.map((shift) => (
          <li key={shift.name}>
            <ShiftBadge kind={shiftKinds[shiftCategory(shift.name, shift.period, { startHour: 0, startMinute: 0 })]} />
            {shift.name}
            {shift.period.newWorkingHours !== undefined && (
              <small>{formatMinutes(minutesOf(shift.period.newWorkingHours, shift.period.newWorkingMinutes))}</small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Makes the categories and shifts of a template in a unit without any, after showing them. */
export const TemplateForm = ({ unit }: { readonly unit: SetupUnit }) => {
  const { t } = useTranslation();
  const id = useId();
  const message = useToast();
  const faultText = useFaultText();
  const [template, setTemplate] = useState<UnitTemplate>('roundTheClock');
  const [start, setStart] = useState<{ readonly day: Day | null; readonly unread?: string | undefined }>({
    day: mondayOf(today()),
  });
  const apply = useChange(hierarchy.applyTemplate, { touches: '/api/' });
  const chosen = templateCategories[template];
  const isUnread = start.unread !== undefined || start.day === null;
  const weekError = start.unread ? faultText({ code: weekFault(start.unread) }) : t('setup.template.startMissing');
  const shifts = chosen.reduce((sum, category) => sum + category.shifts.length, 0);
  const submit = async () => {
    if (start.day === null || isUnread) return;
    if (await apply.run({ params: unit.ids, body: { template, start: start.day } }))
      message.success(t('setup.template.made'));
  };
  return (
    <div className={styles.template}>
      <fieldset>
        <legend>{t('setup.template.legend')}</legend>
        <Radio.Group
          className={styles.choices ?? ''}
          value={template}
          onChange={({ target }) => setTemplate(target.value)}
          options={unitTemplates.map((value) => ({
            value,
            label: (
              <>
                {t(`setup.template.${value}.name`)}
                <small>{t(`setup.template.${value}.text`)}</small>
              </>
            ),
          }))}
        />
      </fieldset>
      <div>
        <div className={styles.preview}>
          {chosen.map((category) => (
            <Preview key={category.name} category={category} />
          ))}
        </div>
        <ProblemAlert title={t('setup.template.failed')} problem={apply.problem} />
        <div className={styles.apply}>
          <Field
            id={`${id}-start`}
            label={t('setup.template.start')}
            help={t('setup.template.note')}
            error={isUnread ? weekError : undefined}
          >
            <WeekPicker
              id={`${id}-start`}
              value={start.day}
              unread={start.unread}
              invalid={isUnread}
              describedBy={isUnread ? `${id}-start-error` : undefined}
              onChange={(day, unread) => setStart({ day, unread })}
            />
          </Field>
          <Button type="primary" disabled={isUnread} loading={apply.state !== 'idle'} onClick={() => void submit()}>
            {t('setup.template.submit', {
              categories: t('setup.categoryCount', { count: chosen.length }),
              shifts: t('setup.shiftCount', { count: shifts }),
            })}
          </Button>
        </div>
      </div>
    </div>
  );
};
