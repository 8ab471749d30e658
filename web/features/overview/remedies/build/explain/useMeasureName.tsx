import { useTranslation } from 'react-i18next';
import type { ExplainedMeasure } from './explained.ts';

/** Returns how a measure is named in an explanation: whose it is, with its kind, or its kind alone. */
export const useMeasureName = () => {
  const { t } = useTranslation();
  return ({ kind, name }: ExplainedMeasure) =>
    name === undefined ? (
      t(`remedies.build.group.${kind}`)
    ) : (
      <>
        {name} <small>{t(`remedies.build.kind.${kind}`)}</small>
      </>
    );
};
