import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActivityType, kindsOf } from '#shared/model/activity.ts';
import styles from './ActivityDialog.module.css';

const types = Object.keys(kindsOf) as ActivityType[];

interface TypeChoiceProps {
  readonly value: ActivityType;
  readonly onChange: (type: ActivityType) => void;
}

/** The four types of an activity, each with what it is for. */
export const TypeChoice = ({ value, onChange }: TypeChoiceProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>{t('activities.field.type')}</span>
      <Radio.Group
        aria-labelledby={id}
        className={styles.types ?? ''}
        value={value}
        onChange={({ target }) => onChange(target.value as ActivityType)}
        options={types.map((type) => ({
          value: type,
          label: (
            <>
              <b>{t(`activities.type.${type}`)}</b>
              <small>{t(`activities.typeText.${type}`)}</small>
            </>
          ),
        }))}
      />
    </div>
  );
};
