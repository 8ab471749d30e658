import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import type { VersionedForm, VersionedFormOptions } from '#web/kit/forms/versionedForm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { ChosenDays } from '#web/kit/ui/inputs/days.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { type EntityChanges, useEntityChanges } from '../form/useEntityChanges.ts';
import { everything } from '../ids.ts';

interface Part {
  readonly id: string;
  readonly version: number;
}

interface PartFormOptions<Values, Stored, Above extends string, Own extends string>
  extends EntityChanges<Stored, Above, Own>,
    Pick<VersionedFormOptions<Values, Stored, object, object>, 'stored' | 'toValues' | 'toBody' | 'labels'> {
  /** The category or shift that the period belongs to. */
  readonly name: string;
  /** Judges a period as the server does, new or changed. */
  readonly schema: z.ZodType<object>;
  readonly onClose: () => void;
}

/** The form of one period of a category or shift, which closes when it is saved or removed; its days are labelled here. */
export const usePartForm = <Values extends ChosenDays, Stored extends Part, Above extends string, Own extends string>({
  name,
  schema,
  endpoints,
  above,
  own,
  labels,
  onClose,
  ...options
}: PartFormOptions<Values, Stored, Above, Own>): VersionedForm<Values> => {
  const { t } = useTranslation();
  const message = useToast();
  const { create, update } = useEntityChanges({ endpoints, above, own });
  const removal = useChange(endpoints.remove, everything);
  const close = (text: string) => {
    message.success(text);
    onClose();
  };
  return useVersionedForm({
    ...options,
    labels: {
      start: t('ui.days.start'),
      end: { label: t('ui.days.end'), text: ({ end }) => end ?? t('ui.period.open') },
      ...labels,
    },
    create: { ...create, schema },
    update: { ...update, schema },
    remove: {
      change: removal,
      send: ({ id, version }) => removal.run({ params: own(id), version }),
      onRemoved: () => close(t('manage.period.removed', { name })),
    },
    onSaved: () => close(t(options.stored ? 'manage.period.updated' : 'manage.period.created', { name })),
    onTheirs: onClose,
  });
};
