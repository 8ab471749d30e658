import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparable } from '#shared/text/names.ts';
import { isDay } from '#shared/time/day.ts';
import type { FileSheet } from '#shared/workbook/read.ts';
import type { Roster } from '#shared/workbook/roster.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { DayPicker } from '#web/kit/ui/inputs/DayPicker.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import tables from '../Workbook.module.css';
import styles from './Roster.module.css';
import { RosterCodes } from './RosterCodes.tsx';
import { RosterPeople } from './RosterPeople.tsx';
import { useRoster } from './useRoster.ts';

interface RosterCardProps {
  readonly orgId: string;
  readonly name: string;
  readonly rosters: readonly Roster[];
  readonly isReading: boolean;
  /** Called with the sheet Personal that follows from what is stated. */
  readonly onRead: (sheet: FileSheet) => void;
  readonly onCancel: () => void;
}

/** Reads a roster of people by days into Personal: where they work, how long each code is, and the rate that follows for each person. */
export const RosterCard = ({ orgId, name, rosters, isReading, onRead, onCancel }: RosterCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  const faultText = useFaultText();
  const [isAsked, setAsked] = useState(false);
  const mapping = useRoster(orgId, rosters);
  const { roster, index, nameColumn, day, units, unitId, categories, categoryId, codes, read, people } = mapping;
  const isDayRead = day !== null && isDay(day);
  const dayFault = isDayRead ? undefined : faultText({ code: day === null ? 'required' : 'day' });
  const unitFault = isAsked && unitId === undefined ? faultText({ code: 'required' }) : undefined;
  const isCategoryMissing = read.some((person) => person.categoryId === undefined);
  const categoryFault =
    unitId !== undefined && isAsked && isCategoryMissing ? faultText({ code: 'required' }) : undefined;
  const isWhole =
    unitId !== undefined &&
    isDayRead &&
    !isCategoryMissing &&
    codes.every(mapping.hasLength) &&
    read.every(({ rate }) => rate.trim() !== '') &&
    read.length > 0;
  const submit = () => {
    setAsked(true);
    const sheet = isWhole && mapping.sheet();
    if (sheet) onRead(sheet);
  };
  return (
    <>
      <Card
        title={name}
        note={t('workbook.roster.size', {
          people: t('workbook.roster.peopleCount', { count: people.length }),
          days: t('workbook.roster.dayCount', { count: roster.days }),
        })}
      >
        <div className={styles.body}>
          <p className={styles.help}>{t('workbook.roster.how')}</p>
          <ProblemAlert problem={mapping.error} />
          <div className={styles.fields}>
            {rosters.length > 1 && (
              <Field id={`${id}-sheet`} label={t('workbook.sheet')}>
                <Select
                  id={`${id}-sheet`}
                  value={index}
                  options={rosters.map(({ sheet }, value) => ({ value, label: sheet }))}
                  onChange={mapping.chooseRoster}
                />
              </Field>
            )}
            <Field
              id={`${id}-name`}
              label={t('workbook.roster.nameColumn')}
              error={mapping.isTooLong ? t('workbook.roster.tooLong') : undefined}
            >
              <Select
                id={`${id}-name`}
                value={nameColumn}
                status={mapping.isTooLong ? 'error' : ''}
                options={roster.columns.map(({ index: value, letter, title }) => ({
                  value,
                  label: title === '' ? letter : `${letter}: ${title}`,
                }))}
                onChange={mapping.setColumn}
              />
            </Field>
            <Field id={`${id}-unit`} label={t('workbook.roster.unit')} error={unitFault}>
              <Select
                id={`${id}-unit`}
                value={unitId}
                status={unitFault === undefined ? '' : 'error'}
                aria-describedby={unitFault === undefined ? undefined : `${id}-unit-error`}
                showSearch={{
                  filterOption: (text, option) => comparable(option?.label ?? '').includes(comparable(text)),
                }}
                options={units.map((unit) => ({ value: unit.id, label: mapping.unitPath(unit) }))}
                onChange={mapping.chooseUnit}
              />
            </Field>
            <Field
              id={`${id}-category`}
              label={t('workbook.roster.category')}
              error={categoryFault}
              help={t('workbook.roster.categoryHelp')}
            >
              <Select
                id={`${id}-category`}
                value={categoryId}
                disabled={unitId === undefined}
                status={categoryFault === undefined ? '' : 'error'}
                aria-describedby={categoryFault === undefined ? undefined : `${id}-category-error`}
                options={categories.map((category) => ({ value: category.id, label: category.name }))}
                onChange={mapping.setCategory}
              />
            </Field>
            <Field id={`${id}-start`} label={t('workbook.roster.start')} error={dayFault}>
              <DayPicker
                id={`${id}-start`}
                value={day}
                invalid={!isDayRead}
                describedBy={isDayRead ? undefined : `${id}-start-error`}
                onChange={mapping.setStart}
              />
            </Field>
          </div>
          {!mapping.isTooLong && <RosterCodes mapping={mapping} isAsked={isAsked} />}
        </div>
        {!mapping.isTooLong && <RosterPeople mapping={mapping} isAsked={isAsked} />}
      </Card>
      <div className={tables.foot}>
        <span role="status">
          {isAsked && !isWhole
            ? t('workbook.roster.lacks')
            : t('workbook.roster.sum', { count: read.length, left: people.length - read.length })}
        </span>
        <span className={tables.grow} />
        <Button onClick={onCancel}>{t('workbook.cancel')}</Button>
        <Button type="primary" disabled={mapping.isTooLong} loading={isReading} onClick={submit}>
          {t('workbook.roster.read')}
        </Button>
      </div>
    </>
  );
};
