import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import { type PlaceText, PlaceTextChange } from '#shared/model/placeFollowUp.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { fullMomentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import styles from './PlaceFollowUpView.module.css';
import { textParams, touchesText } from './usePlaceText.ts';

interface TextProps {
  readonly place: Place;
  readonly year: number;
  readonly stored: PlaceText;
}

const TextDialog = ({ place, year, stored, onClose }: TextProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const update = useChange(
    place.level === 'area' ? followup.saveAreaText : followup.saveOrganizationText,
    touchesText(place, year),
  );
  const form = useVersionedForm({
    stored,
    toValues: (saved) => ({ text: saved?.text ?? '' }),
    toBody: (values) => values,
    labels: { text: t('followup.place.text.title') },
    update: {
      schema: PlaceTextChange,
      change: update,
      send: (body, { version }) => update.run({ params: textParams(place, year), body: { ...body, version } }),
    },
    onSaved: onClose,
    onTheirs: onClose,
  });
  return (
    <VersionedDialog
      form={form}
      title={t('followup.place.text.label', { year: String(year) })}
      action={t('ui.save')}
      disabled={!form.valid}
      onCancel={onClose}
    >
      <CommentField
        label={t('followup.place.text.title')}
        value={form.values.text}
        error={form.errors.text}
        onChange={(text) => form.set({ text })}
      />
    </VersionedDialog>
  );
};

/** The text that the page is printed and exported with; who may write the place changes it. */
export const TextCard = (props: TextProps) => {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { place, stored } = props;
  const { text, changedAt, changedBy } = stored;
  return (
    <Card
      title={t('followup.place.text.title')}
      note={text !== '' ? t('followup.place.text.saved', { at: fullMomentText(changedAt), by: changedBy }) : undefined}
      actions={
        place.canWrite && (
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
            {t('followup.place.text.edit')}
          </Button>
        )
      }
    >
      <p className={text === '' ? `${styles.text} ${styles.empty}` : styles.text}>
        {text === '' ? t('followup.place.text.none') : text}
      </p>
      {isEditing && <TextDialog {...props} onClose={() => setEditing(false)} />}
    </Card>
  );
};
