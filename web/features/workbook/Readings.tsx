import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Reading } from '#shared/model/workbook.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from './Workbook.module.css';

/** The workbooks that were read in, each with the button that takes back what nothing has changed since. */
export const Readings = ({ orgId }: { readonly orgId: string }) => {
  const { t } = useTranslation();
  const message = useToast();
  const problemText = useProblemText();
  const { data: readings = [] } = useEndpoint(hierarchy.readings, { params: { orgId } });
  const undo = useChange(hierarchy.undoReading, { touches: '/api/' });
  const confirm = useConfirm();
  const takeBack = async ({ id, file }: Reading) => {
    const action = t('workbook.undo');
    if (!(await confirm({ title: t('workbook.undoAsk', { file }), text: t('workbook.undoText'), action }))) return;
    const outcome = await undo.attempt({ params: { orgId, readingId: id }, query: {} });
    if (!outcome.ok) return message.error(problemText(outcome.problem));
    const { undone, changedSince } = outcome.answer;
    if (changedSince.length > 0) message.warning(t('workbook.changedSince', { units: changedSince.join(', ') }));
    else message.success(t('workbook.undone', { count: undone }));
  };
  if (readings.length === 0) return null;
  return (
    <Card title={t('workbook.earlier')} className={styles.earlier}>
      <ul className={styles.readings}>
        {readings.map((reading) => (
          <li key={reading.id}>
            <span>{dayText(reading.at.slice(0, 10), { year: true })}</span>
            <span>
              {reading.file}
              <small>{t('workbook.unitCount', { count: reading.units })}</small>
              {reading.unfinished && <small>{t('workbook.unfinished', { unit: reading.unfinished.name })}</small>}
            </span>
            {reading.undone < reading.units ? (
              <Button
                size="small"
                disabled={undo.state !== 'idle'}
                aria-label={t('workbook.undoOf', { file: reading.file })}
                onClick={() => void takeBack(reading)}
              >
                {t('workbook.undo')}
              </Button>
            ) : (
              <small>{t('workbook.isUndone')}</small>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
