import App from 'antd/es/app';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { people } from '#shared/contract/people.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useChange } from '#web/platform/api/useChange.ts';

interface AssetIds {
  readonly orgId: string;
  readonly areaId: string;
  readonly unitId: string;
  readonly categoryId: string;
  readonly assetId: string;
}

/** The employee to anonymise; a removed one has no version. */
interface Known {
  readonly name: string;
  readonly version?: number;
}

/** Returns a function that anonymises a former employee after a confirmation; a long log takes several calls. True when done. */
export const useAnonymisation = (): ((ids: AssetIds, known: Known) => Promise<boolean>) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const message = useToast();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const { run, problem, reset } = useChange(people.anonymiseAsset, { reloads: true });

  useEffect(() => {
    if (!problem) return;
    modal.error({ title: t('assets.anonymise.refused'), content: problemText(problem) });
    reset();
  }, [problem, problemText, modal, reset, t]);

  return async (params, { name, version: first }) => {
    const title = t('assets.anonymise.title', { name });
    const question = { title, text: t('assets.anonymise.text'), action: t('assets.anonymise.action'), danger: true };
    if (!(await confirm(question))) return false;
    let version = first;
    for (;;) {
      const done = await run({ params, body: version === undefined ? {} : { version } });
      if (!done) return false;
      if (done.answer.finished) break;
      if (version !== undefined) version = done.answer.version;
    }
    message.success(t('assets.anonymise.done'));
    return true;
  };
};
