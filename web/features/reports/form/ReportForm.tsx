import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measures } from '#shared/calculation/index.ts';
import { maxUnits } from '#shared/model/report.ts';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
import { refusesWeekendTable, withFlag, withForecast, withKeyValue, withLevel, withType } from '../model/change.ts';
import type { Refusal } from '../model/checks.ts';
import { levelsAt } from '../model/levels.ts';
import type { Settings } from '../model/settings.ts';
import {
  type Flag,
  forecastTypes,
  isWorked,
  type KeyValue,
  keyValues,
  type ReportLevel,
  reportTypes,
  types,
} from '../model/types.ts';
import { proposedCategories, type ReportUnit } from '../model/units.ts';
import { looksAtNet } from '../useSettings.ts';
import { Choice, Radios } from './Choice.tsx';
import styles from './Form.module.css';
import { forecastKeys } from './forecastKeys.ts';
import { NamesField } from './NamesField.tsx';
import { OneWeek, OneYear, Weeks, Years } from './Ranges.tsx';
import { UnitField } from './UnitField.tsx';

const resolutions = ['week', 'period'] as const;
const keyValueTexts = { 1: 'diff', 2: 'external', 3: 'demand', 4: 'beds' } as const;

interface ReportFormProps {
  /** Whether a button has just unfolded it. */
  readonly isOpened: boolean;
  readonly settings: Settings;
  readonly alter: (settings: Settings) => void;
  readonly place: Place;
  readonly levels: readonly ReportLevel[];
  readonly units: readonly ReportUnit[];
  readonly unitIds: readonly string[];
  readonly categories: readonly string[] | undefined;
  /** Of the chosen units and years; undefined while they are loaded. */
  readonly activities: readonly string[] | undefined;
  /** Undefined: all of them. */
  readonly chosenActivities: readonly string[] | undefined;
  readonly years: readonly number[] | undefined;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly onCreate: () => void;
  /** Leads back to the report that it lies above, which stays as it is; undefined where there is none. */
  readonly onLeave?: (() => void) | undefined;
}

/** The days, weeks or months of a report. */
const Range = ({ settings, alter, years }: ReportFormProps) => {
  const { range, choices } = types[settings.type];
  if (range === 'week') return <OneWeek settings={settings} alter={alter} />;
  if (range === 'weeks') return <Weeks settings={settings} alter={alter} />;
  if (range === 'year') return <OneYear settings={settings} alter={alter} />;
  const mayBeWeek = choices.includes('simulateWeek') && !isWorked(settings.keyvalue);
  return <Years settings={settings} alter={alter} known={years} mayBeWeek={mayBeWeek} />;
};

/** Which forecast, or which key value. */
const Kind = ({ settings, alter }: ReportFormProps) => {
  const { t } = useTranslation();
  const { choices } = types[settings.type];
  return (
    <>
      {choices.includes('forecastType') && (
        <Choice
          label={t('reports.forecast.label')}
          value={settings.forecastType}
          placeholder={t('reports.forecast.choose')}
          options={forecastTypes.map((value) => ({
            value,
            label: t(`reports.forecast.${forecastKeys[value]}`),
          }))}
          onChange={(forecast) => alter(withForecast(settings, forecast))}
        />
      )}
      {choices.includes('keyvalue') && (
        <Choice<KeyValue>
          label={t('reports.keyvalue.label')}
          value={settings.keyvalue === 0 ? undefined : settings.keyvalue}
          placeholder={t('reports.keyvalue.choose')}
          options={keyValues.map((value) => ({ value, label: t(`reports.keyvalue.${keyValueTexts[value]}`) }))}
          onChange={(keyvalue) => alter(withKeyValue(settings, keyvalue))}
        />
      )}
    </>
  );
};

/** The categories or activities of the units; key values of worked hours are of all categories. */
const Parts = (props: ReportFormProps) => {
  const { settings, alter } = props;
  if (types[settings.type].parts === 'activities')
    return (
      <NamesField
        of="activities"
        names={props.activities}
        chosen={props.chosenActivities}
        onChosen={(activities) => alter({ ...settings, activities })}
      />
    );
  if (isWorked(settings.keyvalue)) return null;
  return (
    <NamesField
      of="categories"
      names={props.categories}
      chosen={settings.forCat}
      onChosen={(forCat) => alter({ ...settings, forCat })}
    />
  );
};

/** What two of the check marks add to a report of supply, which shows demand against supply anyway. */
const ofAssets: Partial<Record<Flag, 'weekendTable' | 'moreFigures'>> = {
  showTable: 'weekendTable',
  receipt: 'moreFigures',
};

const Flags = ({ settings, alter }: Pick<ReportFormProps, 'settings' | 'alter'>) => {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const isTicked = settings.flags.has('showTable');
  const [wasTicked, setWasTicked] = useState(isTicked);
  if (wasTicked !== isTicked) {
    // Longer weeks take the table away.
    setWasTicked(isTicked);
    if (wasTicked && refusesWeekendTable(settings)) setRefused(true);
  }
  const mark = (flag: Flag, checked: boolean) => {
    setRefused(flag === 'showTable' && checked && refusesWeekendTable(settings));
    alter(withFlag(settings, flag, checked));
  };
  return (
    <fieldset className={styles.flags}>
      <legend className="visually-hidden">{t('reports.flag.label')}</legend>
      {types[settings.type].flags
        .filter((flag) => flag !== 'simulated' || !isWorked(settings.keyvalue))
        .map((flag) => (
          <Checkbox
            key={flag}
            checked={settings.flags.has(flag)}
            disabled={flag === 'summarizeAssets' && settings.flags.has('summarizeUnits')}
            onChange={({ target }) => mark(flag, target.checked)}
          >
            {t(`reports.flag.${settings.type === 'assets' ? (ofAssets[flag] ?? flag) : flag}`)}
          </Checkbox>
        ))}
      {(isRefused || isTicked) && refusesWeekendTable(settings) && (
        <p className={styles.warning} role="alert">
          {t('reports.weekendTooLong')}
        </p>
      )}
    </fieldset>
  );
};

/** What a report is to be of, and the button that creates it; beside it the reason where it cannot be created. */
export const ReportForm = (props: ReportFormProps) => {
  const { t } = useTranslation();
  const { isOpened, settings, alter, place, levels, refusal, isBusy, onCreate, onLeave } = props;
  const { type, level } = settings;
  const { of, choices, flags } = types[type];
  const propose = (next: Settings) => alter({ ...next, forCat: proposedCategories(place, next) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  return (
    <form
      className={styles.form}
      aria-label={t('reports.settings')}
      onSubmit={(event) => {
        event.preventDefault();
        // A week that cannot be read is not in the settings: the report would be of the week before.
        const faulty = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (faulty) faulty.focus();
        else if (refusal === undefined && !isBusy) onCreate();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t(onLeave ? 'reports.changed' : 'reports.new')}
        </h2>
        {onLeave && <CloseButton onClose={onLeave} />}
      </header>
      <Choice
        label={t('reports.type.label')}
        value={type}
        options={reportTypes.map((value) => ({ value, label: t(`reports.type.${value}`) }))}
        onChange={(next) => propose(withType(settings, next, { isNet: looksAtNet(), levels: levelsAt(place, next) }))}
      />
      <Kind {...props} />
      {levels.some((one) => one !== level) && (
        <Radios
          label={t('reports.level.label')}
          value={level}
          options={levels.map((value) => ({ value, label: t(`reports.level.${value}`) }))}
          onChange={(next) => propose(withLevel(settings, next))}
        />
      )}
      {of === 'units' && (
        <>
          <UnitField
            units={props.units}
            chosen={props.unitIds}
            place={place.ids}
            onChosen={(unitIds) => alter({ ...settings, unitIds })}
          />
          <Parts {...props} />
        </>
      )}
      <Range {...props} />
      {choices.includes('measure') && (
        <Radios
          label={t('followup.place.measureLabel')}
          value={settings.measure}
          options={measures.map((value) => ({ value, label: t(`followup.place.measure.${value}`) }))}
          onChange={(measure) => alter({ ...settings, measure })}
        />
      )}
      {choices.includes('resolution') && (
        <Radios
          label={t('reports.resolution.label')}
          value={settings.resolution}
          options={resolutions.map((value) => ({ value, label: t(`reports.resolution.${value}`) }))}
          onChange={(resolution) => alter({ ...settings, resolution })}
        />
      )}
      {flags.length > 0 && <Flags settings={settings} alter={alter} />}
      <div className={styles.end}>
        <Button
          type="primary"
          htmlType="submit"
          disabled={refusal !== undefined || isBusy}
          aria-describedby="report-reason"
        >
          {t('reports.create')}
        </Button>
        <p id="report-reason" className={styles.reason} role="status">
          {isBusy
            ? t('reports.refused.busy')
            : refusal
              ? t(`reports.refused.${refusal}`)
              : of === 'units' && t('reports.units.count', { count: props.unitIds.length, max: String(maxUnits) })}
        </p>
      </div>
    </form>
  );
};
