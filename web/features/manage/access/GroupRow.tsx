import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import styles from './GroupForm.module.css';
import { type PlaceOption, type RowValues, rights } from './groupRows.ts';

interface GroupRowProps {
  readonly row: RowValues;
  /** From 1. */
  readonly number: number;
  readonly places: readonly PlaceOption[];
  /** The sentences at its fields. */
  readonly errors: Readonly<Partial<Record<'group' | 'id' | 'role', string>>>;
  readonly onChange: (row: RowValues) => void;
  readonly onRemove: () => void;
}

/** One group of the identity provider: its name, the place that its members reach, and what they may do there. */
export const GroupRow = ({ row, number, places, errors, onChange, onRemove }: GroupRowProps) => {
  const { t } = useTranslation();
  const id = `group-row-${row.key}`;
  const text = (field: keyof typeof errors) =>
    errors[field] !== undefined && (
      <p id={`${id}-${field}`} className={styles.error} role="alert">
        {errors[field]}
      </p>
    );
  const stateOf = (field: keyof typeof errors) => ({
    status: errors[field] === undefined ? ('' as const) : ('error' as const),
    'aria-invalid': errors[field] !== undefined || undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${id}-${field}`,
  });
  const choosePlace = (chosen: string) => {
    const level = places.find(({ value }) => value === chosen)?.level ?? row.level;
    // Only whole organisations have SuperUsers.
    const right = row.right === 'superUser' && level !== 'organization' ? 'write' : row.right;
    onChange({ ...row, id: chosen, level, right });
  };
  return (
    <tr>
      <td className={styles.group}>
        <Input
          aria-label={t('groups.groupOf', { number })}
          placeholder={t('groups.group')}
          autoComplete="off"
          value={row.group}
          onChange={({ target }) => onChange({ ...row, group: target.value })}
          {...stateOf('group')}
        />
        {text('group')}
      </td>
      <td className={styles.place}>
        <Select
          aria-label={t('groups.placeOf', { number })}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('accounts.placeChoose')}
          value={row.id}
          options={[...places]}
          onChange={choosePlace}
          {...stateOf('id')}
        />
        {text('id')}
      </td>
      <td className={styles.right}>
        <Select
          aria-label={t('groups.rightOf', { number })}
          value={row.right}
          options={rights.map((value) => ({
            value,
            label: t(`groups.right.${value}`),
            disabled: value === 'superUser' && row.level !== 'organization',
          }))}
          onChange={(right) => onChange({ ...row, right })}
          {...stateOf('role')}
        />
        {text('role')}
      </td>
      <td className={styles.action}>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('groups.removeOf', { number })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
};
