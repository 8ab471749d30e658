import App from 'antd/es/app';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { VersionedForm, VersionedFormOptions } from '#web/forms/versionedForm.ts';
import type { ManageLevel } from '../level.ts';

interface Entity {
  readonly name: string;
  readonly version: number;
}

type EntityFormOptions<Values, Stored, Created, Updated> = Omit<
  VersionedFormOptions<Values, Stored, Created, Updated>,
  'onSaved' | 'refusalTexts'
> & {
  readonly level: ManageLevel;
  /** The address after a create; undefined empties the form for another. */
  readonly next: (created: Stored) => string | undefined;
};

/** A form over one entity of the hierarchy. */
export interface EntityForm<Values> extends VersionedForm<Values> {
  /** Counts what was created here: with each the form begins anew. */
  readonly made: number;
  /** Goes to an address without asking about what is typed. */
  leave(to: string): void;
  readonly leaving: boolean;
}

/** A versioned form with the messages of the hierarchy's levels, and the address that a create leads to. */
export const useEntityForm = <Values extends object, Stored extends Entity, Created, Updated>({
  level,
  next,
  ...options
}: EntityFormOptions<Values, Stored, Created, Updated>): EntityForm<Values> => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [made, setMade] = useState(0);
  const [target, setTarget] = useState<string>();
  // An effect, so that the unsaved guard of the form has been removed.
  useEffect(() => {
    if (target !== undefined) void navigate(target);
  }, [target, navigate]);

  const form = useVersionedForm({
    ...options,
    refusalTexts: ({ code }): Readonly<Record<string, string>> =>
      code === 'duplicateName' ? { name: t(`manage.duplicate.${level}`) } : {},
    onSaved: (answer) => {
      const { name } = answer;
      if (options.stored) {
        message.success(t('manage.updated', { name }));
        return;
      }
      message.success(t('manage.created', { name }));
      setMade((before) => before + 1);
      const to = next(answer);
      if (to === undefined) form.restart();
      else setTarget(to);
    },
  });
  return { ...form, made, leave: setTarget, leaving: target !== undefined };
};
