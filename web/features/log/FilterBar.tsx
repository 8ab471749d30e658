import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Select from 'antd/es/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/model/faults.ts';
import { isObject, objects } from '#web/domain/history/fields.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { DayPicker } from '#web/kit/ui/inputs/DayPicker.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { flatten, type Place, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import styles from './Log.module.css';
import type { LogFilters, useFilters } from './useFilters.ts';
import { WhoInput } from './WhoInput.tsx';

interface FilterBarProps {
  readonly filters: LogFilters;
  readonly narrow: ReturnType<typeof useFilters>[1];
  /** Faults by filter; nothing is sent while there are any. */
  readonly faults: Readonly<Record<string, Fault>> | undefined;
}

const FAULT = 'log-days-error';
const ALL = '';
const NO_PLACES: readonly Place[] = [];
/** The log of entries outside all organisations. */
const OUTSIDE = '-';

const nothing = {
  orgId: undefined,
  unitId: undefined,
  user: undefined,
  object: undefined,
  signIns: undefined,
  from: undefined,
  to: undefined,
};

/** Filters: organisation, unit, actor, kind of object, time, and whether sign-ins are listed. */
export const FilterBar = ({ filters, narrow, faults = {} }: FilterBarProps) => {
  const { t } = useTranslation();
  const { roots = NO_PLACES } = usePlaces();
  const isEverywhere = useRight('everywhere');
  const { orgId = ALL, unitId = ALL, user = '', object = ALL, signIns, from, to } = filters;
  const units = useMemo(
    () =>
      flatten(roots.filter(({ id }) => orgId === ALL || id === orgId))
        .filter(({ level }) => level === 'unit')
        .map((unit) => ({
          value: unit.id,
          label: pathOf(unit)
            .slice(orgId === ALL ? 0 : 1)
            .map(({ name }) => name)
            .join(' / '),
        })),
    [roots, orgId],
  );
  const textOf = useFaultText();
  const fault = faults.from ?? faults.to;
  const thing = object === ALL || isObject(object) ? [] : [{ value: object, label: t('log.filter.thing') }];
  return (
    <search className={styles.filters} aria-label={t('log.filter.label')}>
      <label htmlFor="log-org">
        <span>{t('log.filter.organization')}</span>
        <Select
          id="log-org"
          value={orgId}
          onChange={(chosen) => narrow({ orgId: chosen, unitId: undefined })}
          options={[
            { value: ALL, label: t('log.filter.all') },
            ...roots.map(({ id, name }) => ({ value: id, label: name })),
            ...(isEverywhere ? [{ value: OUTSIDE, label: t('log.filter.outside') }] : []),
          ]}
        />
      </label>
      <label htmlFor="log-unit">
        <span>{t('log.filter.unit')}</span>
        <Select
          id="log-unit"
          showSearch={{ optionFilterProp: 'label' }}
          value={unitId}
          onChange={(chosen) => narrow({ unitId: chosen })}
          options={[{ value: ALL, label: t('log.filter.all') }, ...units]}
        />
      </label>
      <label htmlFor="log-user">
        <span>{t('log.filter.user')}</span>
        <WhoInput id="log-user" value={user} onChange={(username) => narrow({ user: username })} />
      </label>
      <label htmlFor="log-object">
        <span>{t('log.filter.object')}</span>
        <Select
          id="log-object"
          showSearch={{ optionFilterProp: 'label' }}
          value={object}
          onChange={(chosen) => narrow({ object: chosen })}
          options={[
            { value: ALL, label: t('log.filter.all') },
            ...thing,
            ...objects.map((value) => ({ value: value as string, label: t(`log.object.${value}`) })),
          ]}
        />
      </label>
      <label htmlFor="log-from">
        <span>{t('log.filter.from')}</span>
        <DayPicker
          id="log-from"
          clearable
          value={from ?? null}
          invalid={faults.from !== undefined}
          describedBy={faults.from && FAULT}
          onChange={(day) => narrow({ from: day ?? undefined })}
        />
      </label>
      <label htmlFor="log-to">
        <span>{t('log.filter.to')}</span>
        <DayPicker
          id="log-to"
          clearable
          value={to ?? null}
          invalid={faults.to !== undefined}
          describedBy={faults.to && FAULT}
          onChange={(day) => narrow({ to: day ?? undefined })}
        />
      </label>
      {fault && (
        <p id={FAULT} className={styles.fault} role="alert">
          {textOf(fault)}
        </p>
      )}
      <div className={styles.more}>
        <Checkbox
          checked={signIns === 'true'}
          onChange={({ target }) => narrow({ signIns: target.checked ? 'true' : undefined })}
        >
          {t(isEverywhere ? 'log.filter.signInsAndRefusals' : 'log.filter.signIns')}
        </Checkbox>
        {Object.keys(filters).length > 0 && (
          <Button type="text" onClick={() => narrow(nothing)}>
            {t('log.filter.clear')}
          </Button>
        )}
      </div>
    </search>
  );
};
