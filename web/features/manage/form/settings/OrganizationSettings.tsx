import { type ElementType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Organization } from '#shared/model/organization.ts';
import type { CardState } from '#web/kit/forms/useCardState.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { OrgIds } from '../../ids.ts';
import { useRemoval } from '../../remove/useRemoval.tsx';
import { cardId, type SettingGroup, settingGroups } from './groups.ts';
import { PlanningGroups } from './PlanningGroups.tsx';
import { SecurityGroups } from './SecurityGroups.tsx';
import { ServerGroup } from './ServerGroup.tsx';
import styles from './Settings.module.css';
import type { SettingsPage } from './SettingsGroup.tsx';
import { SettingsList } from './SettingsList.tsx';
import { useCurrentGroup } from './useCurrentGroup.ts';
import { useOwnVersions } from './useOwnVersions.ts';

/** What the settings of the HR system's files are given. */
export interface FileSettingsProps {
  readonly ids: OrgIds;
  readonly id: string;
  /** Whether the server is typed and not saved: the connection cannot be tested then. */
  readonly serverIsTyped: boolean;
  readonly onState: (state: CardState) => void;
  readonly leaving: boolean;
}

interface OrganizationSettingsProps {
  readonly stored: Organization;
  /** The settings of the HR system's files, which are stored apart. */
  readonly FileSettings: ElementType<FileSettingsProps>;
}

/** The settings of an organisation in groups that are saved one by one; the HR system's are for SuperAdmin alone. */
export const OrganizationSettings = ({ stored, FileSettings }: OrganizationSettingsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayImport = useRight('import');
  const versions = useOwnVersions();
  const [states, setStates] = useState<SettingsPage['states']>({});
  const side = useRef<HTMLElement>(null);
  const current = useCurrentGroup(side);
  const [isRemoved, setIsRemoved] = useState(false);
  const ids = { orgId: stored.id };
  const removal = useRemoval({
    endpoint: hierarchy.deleteOrganization,
    contents: hierarchy.organizationContents,
    level: 'org',
    stored: { name: stored.name, version: stored.version, params: ids },
    onRemoved: () => setIsRemoved(true),
  });
  // An effect, so that the groups have let go of their unsaved guards.
  useEffect(() => {
    if (isRemoved) void navigate(href.manage());
  }, [isRemoved, navigate]);
  const onState = useCallback(
    (group: SettingGroup, state: CardState) => setStates((now) => ({ ...now, [group]: state })),
    [],
  );
  const onFilesState = useCallback((state: CardState) => onState('files', state), [onState]);
  const page: SettingsPage = { stored, versions, states, onState, leaving: isRemoved };
  const groups = settingGroups.filter((group) => mayImport || (group !== 'server' && group !== 'files'));
  return (
    <div className={styles.page}>
      <div className={styles.groups}>
        <PlanningGroups page={page} />
        <SecurityGroups page={page} />
        {mayImport && (
          <>
            <ServerGroup page={page} />
            <div className={styles.whole}>
              <Suspense>
                <FileSettings
                  ids={ids}
                  id={cardId('files')}
                  serverIsTyped={(states.server ?? 'still') !== 'still'}
                  onState={onFilesState}
                  leaving={isRemoved}
                />
              </Suspense>
            </div>
          </>
        )}
      </div>
      <aside ref={side} className={styles.side} aria-label={t('manage.settings.side')}>
        <SettingsList groups={groups} current={current} states={states} />
        {removal}
      </aside>
    </div>
  );
};
