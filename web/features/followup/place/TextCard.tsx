import { useTranslation } from 'react-i18next';
import type { PlaceText } from '#shared/model/placeFollowUp.ts';
import { EditText } from '#web/domain/followup/place/EditText.tsx';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
import styles from './PlaceFollowUpView.module.css';

interface TextCardProps {
  readonly place: Place;
  readonly year: number;
  readonly stored: PlaceText;
}

/** The text that the page is printed and exported with; who may write the place changes it. */
export const TextCard = ({ place, year, stored }: TextCardProps) => {
  const { t } = useTranslation();
  const { text, changedAt, changedBy } = stored;
  return (
    <Card
      title={t('followup.place.text.title')}
      note={text !== '' ? t('followup.place.text.saved', { at: momentText(changedAt), by: changedBy }) : undefined}
      actions={place.canWrite && <EditText ids={place.ids} year={year} stored={stored} />}
    >
      <p className={text === '' ? `${styles.text} ${styles.empty}` : styles.text}>
        {text === '' ? t('followup.place.text.none') : text}
      </p>
    </Card>
  );
};
