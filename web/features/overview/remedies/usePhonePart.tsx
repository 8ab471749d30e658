import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import styles from './Remedies.module.css';
import type { Remedies } from './useRemedies.ts';

/**
 * On a phone with shortages: whether the map or the list of them is shown, and the switch between the two. The switch is there while
 * shortages are expected, so that the map does not move when they come.
 */
export const usePhonePart = ({ list }: Remedies, isExpected: boolean) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [part, setPart] = useState<'map' | 'list'>('map');
  if (!isPhone || (list ? list.count === 0 : !isExpected)) return [undefined, null] as const;
  const options = [
    { value: 'map' as const, label: t('remedies.map') },
    { value: 'list' as const, label: list ? `${t('remedies.title')} ${list.count}` : t('remedies.title') },
  ];
  return [
    part,
    <Segmented
      key="part"
      block
      className={styles.switch}
      aria-label={t('overview.card')}
      value={part}
      options={options}
      onChange={setPart}
    />,
  ] as const;
};
