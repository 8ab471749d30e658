import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Organization, OrganizationChange } from '#shared/model/organization.ts';
import { SettingsCard } from '#web/kit/forms/SettingsCard.tsx';
import { type CardState, useCardState } from '#web/kit/forms/useCardState.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import type { VersionedForm, VersionedFormOptions } from '#web/kit/forms/versionedForm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { everything } from '../../ids.ts';
import { cardId, type SettingGroup } from './groups.ts';
import type { OwnVersions } from './useOwnVersions.ts';

/** What the groups of the page share. */
export interface SettingsPage {
  readonly stored: Organization;
  readonly versions: OwnVersions;
  /** What each group is in the middle of; `still` unless given. */
  readonly states: Readonly<Partial<Record<SettingGroup, CardState>>>;
  readonly onState: (group: SettingGroup, state: CardState) => void;
  /** Whether the page goes to another address without asking about what is typed. */
  readonly leaving: boolean;
}

type Options<Values> = VersionedFormOptions<Values, Organization, never, OrganizationChange>;

interface SettingsGroupProps<Values> extends Pick<Options<Values>, 'toBody' | 'labels'> {
  readonly page: SettingsPage;
  readonly group: SettingGroup;
  readonly title: string;
  /** The accessible name of the form; the title unless given. */
  readonly label?: string;
  readonly text?: string;
  readonly className?: string | undefined;
  readonly toValues: (stored: Organization) => Values;
  readonly children: (form: VersionedForm<Values>) => ReactNode;
}

/** The fields of one group of an organisation's settings: a save sends them alone, with the version of the organisation. */
export const SettingsGroup = <Values extends object>({
  page,
  group,
  title,
  label,
  text,
  className,
  toValues,
  toBody,
  labels,
  children,
}: SettingsGroupProps<Values>) => {
  const { stored, versions, states, onState, leaving } = page;
  const { t } = useTranslation();
  const message = useToast();
  const update = useChange(hierarchy.updateOrganization, everything);
  const form = useVersionedForm({
    stored,
    toValues: (base) => toValues(base ?? stored),
    toBody,
    labels,
    update: {
      schema: OrganizationChange.omit({ version: true }),
      change: update,
      send: async (body, base) => {
        const version = versions.latest(base.version);
        const done = await update.run({ params: { orgId: base.id }, body: { ...body, version } });
        if (done) versions.saved(version, done.answer.version);
        return done;
      },
    },
    refusalTexts: ({ code }): Readonly<Record<string, string>> =>
      code === 'duplicateName' ? { name: t('manage.duplicate.org') } : {},
    onSaved: ({ name }) => message.success(t('manage.updated', { name })),
  });
  const onOwnState = useCallback((own: CardState) => onState(group, own), [onState, group]);
  const state = useCardState(form, onOwnState);
  const waits = state !== 'saving' && Object.values(states).includes('saving');
  return (
    <SettingsCard
      id={cardId(group)}
      form={form}
      title={title}
      label={label}
      text={text}
      waits={waits}
      leaving={leaving}
      className={className}
    >
      {children(form)}
    </SettingsCard>
  );
};
