import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#web/kit/ui/figures/format.ts';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import tables from '../Workbook.module.css';
import styles from './Roster.module.css';
import { notRead, type RatedPerson, type RosterMapping } from './useRoster.ts';

/** What is doubtful about a person, as keys of texts. */
const doubtsOf = ({ rated, isRead, hasMerged, categoryId, rate, isTyped }: RatedPerson, isAsked: boolean) => {
  if (categoryId === notRead) return [];
  return [
    ...(isAsked && isRead && rate.trim() === '' ? (['rateMissing'] as const) : []),
    ...(rated && !isRead ? (['noHours'] as const) : []),
    ...(rated?.isOver && !isTyped ? (['over'] as const) : []),
    ...(hasMerged ? (['merged'] as const) : []),
  ];
};

/** The people of the roster, each with the hours of all days, the rate that follows, and what is doubtful. */
export const RosterPeople = ({
  mapping: { people, categories, codes, hasLength, setOwn, setRate },
  isAsked,
}: {
  readonly mapping: RosterMapping;
  readonly isAsked: boolean;
}) => {
  const { t } = useTranslation();
  // Until each code has a length, that is what lacks.
  const isCoded = codes.every(hasLength);
  const options = [
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: notRead, label: t('workbook.roster.notRead') },
  ];
  return (
    <ScrollRegion label={t('workbook.roster.people')} className={tables.scroll}>
      <table className={tables.table}>
        <thead>
          <tr>
            {(['row', 'name', 'category', 'hours', 'rate', 'doubts'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`workbook.roster.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const { number, name, categoryId, rated, rate, isRead } = person;
            const doubts = doubtsOf(person, isAsked && isCoded);
            return (
              <tr key={number} className={isRead ? undefined : tables.unchanged}>
                <th scope="row">{number}</th>
                <td>{name}</td>
                <td>
                  <Select
                    size="small"
                    className={styles.category}
                    aria-label={t('workbook.roster.categoryOf', { name })}
                    value={categoryId}
                    options={options}
                    onChange={(id) => setOwn(number, id)}
                  />
                </td>
                <td className={styles.number}>
                  {rated &&
                    t('workbook.roster.ofFull', {
                      hours: formatHours(rated.minutes / 60),
                      full: formatHours(rated.fullMinutes / 60),
                    })}
                </td>
                <td>
                  <Input
                    size="small"
                    className={styles.rate}
                    aria-label={t('workbook.roster.rateOf', { name })}
                    value={categoryId === notRead ? '' : rate}
                    disabled={categoryId === notRead}
                    inputMode="decimal"
                    autoComplete="off"
                    status={doubts.includes('rateMissing') ? 'error' : ''}
                    onChange={({ target }) => setRate(number, target.value)}
                  />
                </td>
                <td className={styles.doubts}>
                  {doubts.map((doubt) => (
                    <small key={doubt}>{t(`workbook.roster.doubt.${doubt}`)}</small>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
