import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import type { VersionedForm, VersionedFormOptions } from '#web/kit/forms/versionedForm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { href, type ManageIds } from '#web/platform/navigation/href.ts';
import type { ManageLevel } from '../level.ts';
import { type ContentsEndpoint, useRemoval } from '../remove/useRemoval.tsx';
import { type EntityChanges, useEntityChanges } from './useEntityChanges.ts';

interface Entity {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

interface EntityFormOptions<Values, Stored, Above extends string, Own extends string>
  extends EntityChanges<Stored, Above, Own>,
    Pick<VersionedFormOptions<Values, Stored, object, object>, 'stored' | 'toValues' | 'toBody' | 'labels'> {
  readonly level: ManageLevel;
  /** Answers what goes with it when it is removed. */
  readonly contents: ContentsEndpoint<Own>;
  readonly above: EntityChanges<Stored, Above, Own>['above'] & ManageIds;
  /** The address after a create; undefined begins the form anew for another. */
  readonly next: (id: string) => string | undefined;
  /** What the form begins with for another, from the values that were created; empty unless given. */
  readonly again?: ((created: Values) => Values) | undefined;
}

/** A form over one entity of the hierarchy. */
export interface EntityForm<Values> extends VersionedForm<Values> {
  readonly level: ManageLevel;
  /** Counts what was created here: with each the form begins anew. */
  readonly made: number;
  /** Whether it goes to another address without asking about what is typed. */
  readonly leaving: boolean;
  /** The address one level up. */
  readonly up: string;
  /** The button that removes; null for a new entity. */
  readonly removal: ReactNode;
}

/** A versioned form with the messages of the hierarchy's levels, the addresses after create and removal, and the removal. */
export const useEntityForm = <Values extends object, Stored extends Entity, Above extends string, Own extends string>({
  level,
  endpoints,
  contents,
  above,
  own,
  next,
  again,
  stored,
  ...options
}: EntityFormOptions<Values, Stored, Above, Own>): EntityForm<Values> => {
  const { t } = useTranslation();
  const message = useToast();
  const navigate = useNavigate();
  const [made, setMade] = useState(0);
  const [target, setTarget] = useState<string>();
  const up = href.manage(above);
  const changes = useEntityChanges({ endpoints, above, own });
  const removal = useRemoval({
    endpoint: endpoints.remove,
    contents,
    level,
    stored: stored && { name: stored.name, version: stored.version, params: own(stored.id) },
    onRemoved: () => setTarget(up),
  });
  // An effect, so that the form has let go of its unsaved guard.
  useEffect(() => {
    if (target !== undefined) void navigate(target);
  }, [target, navigate]);

  const form = useVersionedForm({
    ...options,
    ...changes,
    stored,
    refusalTexts: ({ code }): Readonly<Record<string, string>> =>
      code === 'duplicateName' ? { name: t(`manage.duplicate.${level}`) } : {},
    onSaved: ({ id, name }, _, { leaving }) => {
      if (stored) {
        message.success(t('manage.updated', { name }));
        return;
      }
      message.success(t('manage.created', { name }));
      if (leaving) return;
      setMade((before) => before + 1);
      const to = next(id);
      if (to === undefined) form.restart(again?.(form.values));
      else setTarget(to);
    },
  });
  return { ...form, level, made, leaving: target !== undefined, up, removal };
};
