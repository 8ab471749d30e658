import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';

const choices = ['all', 'toDo'] as const;

type Choice = (typeof choices)[number];

/** Which units a list shows, kept in the address: all by default, or those where something is to do. */
export const useToDoFilter = (): readonly [Choice, (choice: Choice) => void] => {
  const [kept, keep] = useAddressState('show');
  return [kept === 'toDo' ? kept : 'all', (choice) => keep(choice === 'all' ? null : choice)];
};

interface ToDoFilterProps {
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** The choice between all units and those where something is to do. */
export const ToDoFilter = ({ value, onChange }: ToDoFilterProps) => {
  const { t } = useTranslation();
  return (
    <Segmented<Choice>
      aria-label={t('manage.units.filter')}
      value={value}
      onChange={onChange}
      options={choices.map((choice) => ({ value: choice, label: t(`manage.units.show.${choice}`) }))}
    />
  );
};
