import { useTranslation } from 'react-i18next';
import { cardId, type SettingGroup } from './groups.ts';
import styles from './Settings.module.css';
import type { SettingsPage } from './SettingsGroup.tsx';

interface SettingsListProps {
  readonly groups: readonly SettingGroup[];
  readonly current: SettingGroup;
  readonly states: SettingsPage['states'];
}

/** The groups of the settings by name: leads to each, and says which are typed in and not saved. */
export const SettingsList = ({ groups, current, states }: SettingsListProps) => {
  const { t } = useTranslation();
  const show = (group: SettingGroup) => {
    const card = document.getElementById(cardId(group));
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.list} aria-label={t('manage.settings.groups')}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button type="button" aria-current={group === current ? 'true' : undefined} onClick={() => show(group)}>
              {t(`manage.settings.group.${group}`)}
              {(states[group] ?? 'still') !== 'still' && <small>{t('ui.settings.unsaved')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
