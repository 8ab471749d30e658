import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/model/faults.ts';
import { usePlaces } from '#web/navigation/usePlaces.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { DayPicker } from '#web/ui/inputs/DayPicker.tsx';
import { isObject, objects } from './fields.ts';
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
/** The log of entries outside all organisations. */
const OUTSIDE = '-';

/** Filters: organisation, actor, kind of object, time. */
export const FilterBar = ({ filters, narrow, faults = {} }: FilterBarProps) => {
  const { t } = useTranslation();
  const { roots = [] } = usePlaces();
  const { orgId = ALL, user = '', object = ALL, from, to } = filters;
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
          onChange={(chosen) => narrow({ orgId: chosen })}
          options={[
            { value: ALL, label: t('log.filter.all') },
            ...roots.map(({ id, name }) => ({ value: id, label: name })),
            { value: OUTSIDE, label: t('log.filter.outside') },
          ]}
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
      {Object.keys(filters).length > 0 && (
        <Button
          type="text"
          onClick={() =>
            narrow({ orgId: undefined, user: undefined, object: undefined, from: undefined, to: undefined })
          }
        >
          {t('log.filter.clear')}
        </Button>
      )}
    </search>
  );
};
