import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imports } from '#shared/contract/imports.ts';
import {
  defaultHold,
  type FtpSecurity,
  type ImportMapping,
  ImportMappingChange,
  type Numbers,
} from '#shared/model/importMapping.ts';
import { SettingsCard } from '#web/kit/forms/SettingsCard.tsx';
import { type CardState, useCardState } from '#web/kit/forms/useCardState.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import styles from './FileSettings.module.css';
import type { OrgIds } from './ids.ts';

const securities: readonly FtpSecurity[] = ['tls', 'implicit', 'none'];

/** The number in a text; no number for an empty one. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const toValues = (stored: ImportMapping | undefined) => ({
  security: stored?.security ?? 'tls',
  personnel: stored?.files.personnel ?? '',
  hours: stored?.files.hours ?? '',
  share: String(stored?.hold.share ?? defaultHold.share),
  people: String(stored?.hold.people ?? defaultHold.people),
  rates: stored?.numbers.rates ?? null,
  decimals: stored?.numbers.decimals ?? null,
  // Not shown, but saved with the fields: in a conflict they are those of the other user.
  columns: { personnel: stored?.personnel, hours: stored?.hours },
});

interface FileSettingsProps {
  readonly ids: OrgIds;
  /** The id of the card. */
  readonly id: string;
  /** Whether the server is typed and not saved: the connection cannot be tested then. */
  readonly serverIsTyped: boolean;
  /** What the card is in the middle of. */
  readonly onState: (state: CardState) => void;
  /** Whether what is typed may be left without asking. */
  readonly leaving: boolean;
}

const FilesCard = ({ stored, ...props }: FileSettingsProps & { readonly stored: ImportMapping }) => {
  const { ids, serverIsTyped, onState, leaving } = props;
  const { t } = useTranslation();
  const message = useToast();
  const id = useId();
  const update = useChange(imports.saveColumns);
  const form = useVersionedForm({
    stored,
    toValues,
    toBody: ({ security, personnel, hours, share, people, rates, decimals, columns }) => ({
      ...columns,
      security,
      files: { personnel: personnel || null, hours: hours || null },
      hold: { share: numberIn(share), people: numberIn(people) },
      numbers: { rates, decimals },
    }),
    labels: {
      security: t('imports.settings.security'),
      personnel: t('imports.settings.personnel'),
      hours: t('imports.settings.hours'),
      share: t('imports.settings.share'),
      people: t('imports.settings.people'),
      rates: t('imports.settings.rates.label'),
      decimals: t('imports.settings.decimals.label'),
    },
    update: {
      schema: ImportMappingChange,
      change: update,
      send: (body, { version }) => update.run({ params: ids, body: { ...body, version } }),
    },
    onSaved: () => message.success(t('imports.settings.saved')),
  });
  const { values, set, errors } = form;
  useCardState(form, onState);
  return (
    <SettingsCard
      id={props.id}
      form={form}
      title={t('imports.settings.title')}
      text={t('imports.settings.text')}
      leaving={leaving}
    >
      <div className={styles.groups}>
        <fieldset className={styles.group}>
          <legend>{t('imports.settings.group.files')}</legend>
          <Field id={`${id}-security`} label={t('imports.settings.security')} error={errors.security}>
            <Select<FtpSecurity>
              id={`${id}-security`}
              value={values.security}
              options={securities.map((one) => ({ value: one, label: t(`imports.settings.by.${one}`) }))}
              onChange={(security) => set({ security })}
            />
          </Field>
          {(['personnel', 'hours'] as const).map((kind) => (
            <Field
              key={kind}
              id={`${id}-${kind}`}
              label={t(`imports.settings.${kind}`)}
              error={errors[kind] ?? errors[`files.${kind}`]}
              help={t('imports.settings.noFiles')}
            >
              <Input
                id={`${id}-${kind}`}
                value={values[kind]}
                onChange={({ target }) => set({ [kind]: target.value })}
              />
            </Field>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('imports.settings.group.hold')}</legend>
          {(['share', 'people'] as const).map((one) => (
            <Field
              key={one}
              id={`${id}-${one}`}
              label={t(`imports.settings.${one}`)}
              error={errors[one] ?? errors[`hold.${one}`]}
            >
              <Input
                id={`${id}-${one}`}
                inputMode="numeric"
                value={values[one]}
                onChange={({ target }) => set({ [one]: target.value })}
              />
            </Field>
          ))}
          <p className={styles.help}>{t('imports.settings.holdHelp')}</p>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('imports.settings.group.numbers')}</legend>
          <Field id={`${id}-rates`} label={t('imports.settings.rates.label')} error={errors.rates}>
            <Select<Numbers['rates']>
              id={`${id}-rates`}
              value={values.rates}
              options={([null, 'percent', 'parts'] as const).map((value) => ({
                value,
                label: t(`imports.settings.rates.${value ?? 'none'}`),
              }))}
              onChange={(rates) => set({ rates })}
            />
          </Field>
          <Field id={`${id}-decimals`} label={t('imports.settings.decimals.label')} error={errors.decimals}>
            <Select<Numbers['decimals']>
              id={`${id}-decimals`}
              value={values.decimals}
              options={([null, 'comma', 'point'] as const).map((value) => ({
                value,
                label: t(`imports.settings.decimals.${value ?? 'none'}`),
              }))}
              onChange={(decimals) => set({ decimals })}
            />
          </Field>
        </fieldset>
      </div>
      <ConnectionTest ids={ids} disabled={form.changed || serverIsTyped} />
    </SettingsCard>
  );
};

/** How the files of an organisation are fetched and read, and a test of the connection. */
export const FileSettings = (props: FileSettingsProps) => {
  const columns = useEndpoint(imports.columns, { params: props.ids });
  return (
    <Loaded of={columns} skeleton={<BlockSkeleton height={320} />}>
      {(stored) => <FilesCard {...props} stored={stored} />}
    </Loaded>
  );
};
