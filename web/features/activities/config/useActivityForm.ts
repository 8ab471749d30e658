import { useTranslation } from 'react-i18next';
import { budget } from '#shared/contract/budget.ts';
import { followup } from '#shared/contract/followup.ts';
import { type Activity, ActivityFields } from '#shared/model/activity.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitIds } from '../ids.ts';
import { useActivityTexts } from './useActivityTexts.ts';
import { type ActivityValues, bodyOf, endsBeforeStart, isTaken, newValues, valuesOf } from './values.ts';

interface ActivityFormOptions {
  readonly ids: UnitIds;
  readonly activities: readonly Activity[];
  /** The activity to change; a new one without. */
  readonly activity: Activity | undefined;
  /** Whether another new activity follows a saved one. */
  readonly isRepeated: boolean;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** The form of an activity, new or changed, and the categories of the unit. */
export const useActivityForm = ({ ids, activities, activity, isRepeated, onNext, onClose }: ActivityFormOptions) => {
  const { t } = useTranslation();
  const message = useToast();
  const texts = useActivityTexts();
  const thisYear = Number(today().slice(0, 4));
  const creation = useChange(followup.create);
  const change = useChange(followup.update);
  const own = (activityId: string) => ({ ...ids, activityId });
  const fieldText = (field: keyof ActivityValues) => t(`activities.field.${field}`);

  const categories = useEndpoint(budget.categories, { params: ids }).data ?? [];
  const nameOf = (categoryId: string | null): string =>
    categories.find((category) => category.id === categoryId)?.name ?? t('activities.wholeUnit');

  const form = useVersionedForm({
    stored: activity,
    toValues: (stored): ActivityValues => (stored ? valuesOf(stored) : newValues('Worklog', thisYear)),
    toBody: bodyOf,
    check: (values, stored) => ({
      ...(isTaken(activities, values, stored?.id) && { name: 'duplicateName' as const }),
      ...(endsBeforeStart(values) && { end: 'endYear' as const }),
      ...(values.type === 'Other' && !values.isHeader && values.map === 'Absence' && values.absence === null
        ? { absence: 'required' as const }
        : {}),
    }),
    faultText: (_, code) => (code === 'duplicateName' ? t('activities.duplicate') : undefined),
    refusalTexts: ({ code }): Readonly<Record<string, string>> =>
      code === 'duplicateName' ? { name: t('activities.duplicate') } : {},
    labels: {
      name: fieldText('name'),
      start: fieldText('start'),
      end: { label: fieldText('end'), text: ({ end }) => end || t('activities.open') },
      type: { label: fieldText('type'), text: ({ type }) => t(`activities.type.${type}`) },
      map: { label: fieldText('map'), text: ({ map }) => texts.kind(map) },
      absence: {
        label: fieldText('absence'),
        text: ({ absence }) => (absence ? t(`activities.absence.${absence}`) : ''),
      },
      categoryId: { label: fieldText('categoryId'), text: ({ categoryId }) => nameOf(categoryId) },
      heromaActivityIdentifier: fieldText('heromaActivityIdentifier'),
      calc: { label: fieldText('calc'), text: ({ calc }) => t(`activities.calc.${calc}`) },
      isHeader: fieldText('isHeader'),
      showResourceInfo: fieldText('showResourceInfo'),
      excludeFromTotal: fieldText('excludeFromTotal'),
    },
    create: { schema: ActivityFields, change: creation, send: (body) => creation.run({ params: ids, body }) },
    update: {
      schema: ActivityFields,
      change,
      send: (body, stored) => change.run({ params: own(stored.id), body: { ...body, version: stored.version } }),
    },
    onSaved: ({ name, type }) => {
      message.success(t(activity ? 'activities.updated' : 'activities.created', { name }));
      if (activity || !isRepeated) {
        onClose();
        return;
      }
      form.restart(newValues(type, thisYear));
      onNext();
    },
    onTheirs: onClose,
  });
  return { form, categories };
};

/** What the fields of an activity read and change. */
export type ActivityFieldsForm = Pick<ReturnType<typeof useActivityForm>['form'], 'values' | 'errors' | 'set'>;
