import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import { type PlaceText, PlaceTextChange } from '#shared/model/placeFollowUp.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import { textCall, touchesText } from './calls.ts';

interface TextProps {
  readonly ids: PlaceIds;
  readonly year: number;
  readonly stored: PlaceText;
}

const TextDialog = ({ ids, year, stored, onClose }: TextProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const update = useChange(
    ids.areaId === undefined ? followup.saveOrganizationText : followup.saveAreaText,
    touchesText(ids, year),
  );
  const form = useVersionedForm({
    stored,
    toValues: (saved) => ({ text: saved?.text ?? '' }),
    toBody: (values) => values,
    labels: { text: t('followup.place.text.title') },
    update: {
      schema: PlaceTextChange,
      change: update,
      send: (body, { version }) => update.run({ ...textCall(ids, year).call, body: { ...body, version } }),
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

/** The button that opens the text of a place and year for a change. */
export const EditText = (props: TextProps) => {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
        {t('followup.place.text.edit')}
      </Button>
      {isEditing && <TextDialog {...props} onClose={() => setEditing(false)} />}
    </>
  );
};
