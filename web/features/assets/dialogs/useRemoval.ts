import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { mayRemoveEmployee } from '#shared/planning/periodRules.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { useFaultText, useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

/**
 * Removes an employee once confirmed. Refuses an employee who started before this week, unless the account may change
 * history, and shows why.
 */
export const useRemoval = (place: CategoryPlace, onRemoved: () => void): ((asset: Asset) => Promise<void>) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const confirmRemoval = useConfirmRemoval();
  const textOf = useFaultText();
  const problemText = useProblemText();
  const planner = usePlanner();
  const { attempt } = useChange(assets.remove, { reloads: true });
  const refuse = (reason: string) => modal.error({ title: t('assets.remove.refused'), content: reason });

  return async (asset) => {
    if (!mayRemoveEmployee(asset.periods, planner)) {
      refuse(textOf({ code: 'employed' }));
      return;
    }
    const title = t('assets.remove.title', { name: asset.name });
    const text = t('assets.remove.text', { count: asset.periods.length });
    if (!(await confirmRemoval({ title, text }))) return;
    const outcome = await attempt({ params: { ...place.ids, assetId: asset.id }, version: asset.version });
    if (outcome.ok) onRemoved();
    else refuse(Object.values(outcome.problem.fields)[0] ?? problemText(outcome.problem));
  };
};
