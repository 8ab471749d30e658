import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyMeasure } from '#shared/model/remedy.ts';
import { fourDecimals } from '#shared/planning/assetWeeks.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useIsLow, useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { ManySelect } from '#web/kit/ui/inputs/ManySelect.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { thousands } from '../useLineTexts.ts';
import buildStyles from './Build.module.css';
import { Limit } from './Limit.tsx';
import styles from './Measures.module.css';
import { amountFault, type Run } from './model.ts';
import { Stepper } from './Stepper.tsx';
import type { BuilderModel } from './useBuilder.ts';

interface MeasureRowProps {
  readonly run: Run;
  readonly measure: RemedyMeasure;
  readonly index: number;
  readonly model: BuilderModel;
  readonly canWrite: boolean;
}

/** Of a list in a low window, in px: below or above its field there is room for it. */
const LOW_LIST = 130;

/** The lowest and the highest of some rates, once where they are written alike. */
const rangeText = (rates: readonly number[]): string =>
  [...new Set([Math.min(...rates), Math.max(...rates)].map((rate) => numberText(rate, 'receipt')))].join('–');

/** One measure: whose it is, how much of it, up to what, and what it costs; of a loan who comes. */
export const MeasureRow = ({ run, measure, index, model, canWrite }: MeasureRowProps) => {
  const { t } = useTranslation();
  const size = useIsPhone() ? 'middle' : 'small';
  const faultId = useId();
  const listHeight = useIsLow() ? LOW_LIST : undefined;
  const { kind, person, lender, overtime } = measure;
  const { amount, first, end } = model.choices[index]!;
  const limit = model.limitOf(index);
  const cost = model.outcome.costs[index];
  const typed = model.typed[index];
  const fault = typed === undefined ? undefined : amountFault(typed, limit);
  const labels = model.mondays.map((monday) => weekLabel(weekOf(monday)));
  const loan = model.loans.get(index);
  const name = person?.name ?? lender?.unitName ?? t(`remedies.build.group.${kind}`);
  const shown = run.prices && (cost == null || amount === 0 ? '–' : thousands(cost));
  if (kind === 'move' && person)
    return (
      <div className={styles.row}>
        <span className={styles.who}>
          <span>
            {name}{' '}
            <small>
              {person.absence && t(`assets.absence.${person.absence}`)} {labels[first]}
            </small>
          </span>
          <small className={styles.suggestion}>{t('remedies.build.suggestion')}</small>
        </span>
        <Switch
          size="small"
          aria-label={t('remedies.build.move', { name, week: labels[first] ?? '' })}
          checked={amount > 0}
          disabled={!canWrite}
          onChange={(on) => model.choose(index, { amount: on ? limit : 0 })}
        />
        <span className={styles.limit}>{numberText(limit, 'receipt')}</span>
        <b>{shown}</b>
      </div>
    );
  const lowest = lender ? lender.surplus.indexOf(Math.min(...lender.surplus.slice(first, end)), first) : -1;
  const keeps = lender?.surplus[lowest] ?? 0;
  const gives = model.outcome.given[index]?.[lowest] ?? 0;
  const said = person
    ? `${numberText(person.workRate, 'rate')} → ${numberText(fourDecimals(person.workRate + amount), 'rate')}`
    : lender
      ? t('remedies.build.keeps', {
          week: labels[lowest] ?? '',
          before: numberText(keeps, 'receipt', { sign: true }),
          after: numberText(writtenDifference(keeps - gives, keeps, gives), 'receipt', { sign: true }),
        })
      : overtime && t('remedies.build.overtimeHours', { hours: numberText(overtime.hours) });
  const source = overtime
    ? t('remedies.build.overtime', { people: overtime.people })
    : t(`remedies.build.${kind === 'hired' ? 'hired' : 'substitute'}`);
  if (lender && !lender.canWrite)
    return (
      <div className={styles.row} title={t('remedies.build.askHelp')}>
        <span className={styles.who}>{name}</span>
        <small className={styles.suggestion}>
          {t('remedies.build.ask', { services: numberText(limit, 'receipt') })}
        </small>
      </div>
    );
  // Of somebody, or of a unit, once it is chosen: there may be many of them.
  const hasWeeks = run.weeks > 1 && (model.isOpen(index) || !(person || lender));
  const weekSelect = (value: number, label: string, from: number, onChange: (week: number) => void) => (
    <Select
      size={size}
      className={styles.week}
      aria-label={`${t('remedies.build.weeks', { name })} ${label}`}
      value={value}
      disabled={!canWrite}
      virtual={false}
      listHeight={listHeight}
      popupMatchSelectWidth={false}
      options={labels.flatMap((text, week) => (week < from ? [] : [{ value: week, label: text }]))}
      onChange={onChange}
    />
  );
  return (
    <>
      <div className={styles.row}>
        <span className={styles.who}>
          <span>
            {person || lender ? name : source} <small className={lender && styles.keeps}>{said}</small>
          </span>
          {hasWeeks && (
            <span className={styles.range}>
              {weekSelect(first, t('remedies.build.fromWeek'), 0, (week) =>
                model.chooseWeeks(index, { first: week, end: Math.max(end, week + 1) }),
              )}
              {weekSelect(end - 1, t('remedies.build.toWeek'), first, (week) =>
                model.chooseWeeks(index, { end: week + 1 }),
              )}
            </span>
          )}
        </span>
        <Stepper
          name={name}
          value={amount}
          typed={typed}
          limit={limit}
          faultId={fault && faultId}
          disabled={!canWrite}
          onChange={(next) => model.choose(index, { amount: next })}
          onType={(text) => model.type(index, text)}
        />
        <span className={styles.limit}>
          <Limit
            fault={fault}
            faultId={faultId}
            amount={amount}
            used={Math.max(0, ...model.outcome.given[index]!)}
            limit={limit}
          />
        </span>
        <b>{shown}</b>
      </div>
      {lender && loan && (
        <div className={styles.people}>
          <small aria-hidden>{t('remedies.build.who')}</small>
          <ManySelect
            size={size}
            listHeight={listHeight}
            aria-label={t('remedies.build.people', { unit: name })}
            placeholder={t('remedies.build.people', { unit: name })}
            value={[...loan.ids]}
            status={loan.isWhole ? '' : 'error'}
            options={loan.all.flatMap(({ member, rates }) => {
              const inWeeks = rates.slice(first, end);
              if (inWeeks.every((rate) => rate === 0) && !loan.ids.includes(member.id)) return [];
              return { value: member.id, label: `${member.name} · ${rangeText(inWeeks)}` };
            })}
            onChange={(ids) => model.lend(index, ids)}
          />
          {!loan.isWhole && (
            <small className={buildStyles.bad}>
              {t(loan.all.length === 0 ? 'remedies.build.noPeople' : 'remedies.build.tooFew')}
            </small>
          )}
        </div>
      )}
    </>
  );
};
