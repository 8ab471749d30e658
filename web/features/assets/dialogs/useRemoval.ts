import App from 'antd/es/app';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { useFaultText, useProblemText } from '#web/ui/hooks/useTexts.ts';
import { mayRemove } from '../list/listed.ts';
import { useReach } from '../useReach.ts';

/**
 * Removes an employee after asking. Who was employed before this week stays, without history rights, and is told why.
 */
export const useRemoval = (place: CategoryPlace, onRemoved: () => void): ((asset: Asset) => Promise<void>) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const confirm = useConfirm();
  const textOf = useFaultText();
  const problemText = useProblemText();
  const { today, mayChangeHistory } = useReach();
  const { run, problem, reset } = useChange(assets.remove);

  useEffect(() => {
    if (!problem) return;
    const [reason = problemText(problem)] = Object.values(problem.fields);
    modal.error({ title: t('assets.remove.refused'), content: reason });
    reset();
  }, [problem, problemText, modal, reset, t]);

  return async (asset) => {
    if (!mayRemove(asset, today, mayChangeHistory)) {
      modal.error({ title: t('assets.remove.refused'), content: textOf({ code: 'employed' }) });
      return;
    }
    const title = t('assets.remove.title', { name: asset.name });
    const text = t('assets.remove.text', { count: asset.periods.length });
    if (!(await confirm({ title, text, action: t('ui.remove'), danger: true }))) return;
    if (await run({ params: { ...place.ids, assetId: asset.id }, version: asset.version })) onRemoved();
  };
};
