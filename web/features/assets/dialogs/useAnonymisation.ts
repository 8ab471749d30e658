import App from 'antd/es/app';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useChange } from '#web/api/useChange.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';

/** Makes somebody who has left anonymous, after asking; a long logbook takes several calls. */
export const useAnonymisation = (place: CategoryPlace): ((asset: Asset) => Promise<void>) => {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const { run, problem, reset } = useChange(assets.anonymise);

  useEffect(() => {
    if (!problem) return;
    modal.error({ title: t('assets.anonymise.refused'), content: problemText(problem) });
    reset();
  }, [problem, problemText, modal, reset, t]);

  return async (asset) => {
    const title = t('assets.anonymise.title', { name: asset.name });
    const question = { title, text: t('assets.anonymise.text'), action: t('assets.anonymise.action'), danger: true };
    if (!(await confirm(question))) return;
    let { version } = asset;
    for (;;) {
      const done = await run({ params: { ...place.ids, assetId: asset.id }, body: { version } });
      if (!done) return;
      if (done.answer.finished) break;
      version = done.answer.version;
    }
    void message.success(t('assets.anonymise.done'));
  };
};
