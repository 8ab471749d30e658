import Select from 'antd/es/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
import { Choice } from './Choice.tsx';
import { type GrantedPlace, placeOptions } from './placeOptions.ts';

interface AccessFieldsProps {
  readonly roots: readonly Place[];
  /** Whether whole organisations only are offered, and written always: to a SuperUser. */
  readonly isSuper: boolean;
  readonly place: GrantedPlace | undefined;
  readonly canWrite: boolean;
  readonly onPlace: (place: GrantedPlace) => void;
  readonly onWrite: (canWrite: boolean) => void;
  readonly error: string | undefined;
}

/** The place that an account reaches, by its path, and whether it may write there. */
export const AccessFields = ({ roots, isSuper, place, canWrite, onPlace, onWrite, error }: AccessFieldsProps) => {
  const { t } = useTranslation();
  const places = useMemo(() => placeOptions(roots, isSuper), [roots, isSuper]);
  return (
    <>
      <Field
        id="access-place"
        label={t('accounts.place')}
        error={error}
        help={t(isSuper ? 'accounts.placeSuperHelp' : 'accounts.placeHelp')}
      >
        <Select
          id="access-place"
          showSearch={{ optionFilterProp: 'label' }}
          value={place?.id ?? null}
          placeholder={t('accounts.placeChoose')}
          onChange={(id: string | null) => {
            const chosen = places.find(({ value }) => value === id);
            if (chosen) onPlace({ level: chosen.level, id: chosen.value });
          }}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'access-place-error'}
          options={[...places]}
        />
      </Field>
      {!isSuper && (
        <Choice
          name="canWrite"
          legend={t('accounts.right')}
          value={canWrite ? 'write' : 'read'}
          onChange={(right) => onWrite(right === 'write')}
          options={(['read', 'write'] as const).map((value) => ({
            value,
            label: t(`accounts.access.${value}`),
            note: t(`accounts.rightNotes.${value}`),
          }))}
        />
      )}
    </>
  );
};
