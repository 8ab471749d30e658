import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Category } from '#shared/model/category.ts';
import type { Demand, DemandComparison } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type Refusal, refusalOf } from './model/refusal.ts';
import { LoweredList } from './outcome/LoweredList.tsx';
import { OutcomeList } from './outcome/OutcomeList.tsx';

interface PromotionOptions {
  readonly place: CategoryPlace;
  readonly simulated: Demand;
  readonly category: Category;
  /** The beds of both periods; undefined where the unit does not show them. */
  readonly beds: string | undefined;
  /** Fetches the comparison again; undefined when the server did not answer. */
  readonly refresh: () => Promise<DemandComparison | undefined>;
  readonly onPromoted: (demand: Demand) => void;
}

/** Why the last promotion was refused: with the periods concerned, or by the problem's own text. */
interface Refused {
  readonly refusal: Refusal | undefined;
  readonly problem: ApiProblem;
}

/** Makes a simulated period live after one confirmation; a refusal fetches the comparison again and names its periods. */
export const usePromotion = ({
  place,
  simulated: { id: demandId },
  category,
  beds,
  refresh,
  onPromoted,
}: PromotionOptions) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const [refused, setRefused] = useState<Refused>();
  const params = { ...place.ids, demandId };
  // A live period has no comparison: fetching it again would be refused.
  const except = keyOf(contract.compare, { params });
  const command = useCommand(contract.promote, ({ version }: Demand) => ({ params, body: { version } }), { except });

  const promote = async (comparison: DemandComparison): Promise<void> => {
    const { simulated, replaced, weeks } = comparison;
    const text = periodText(simulated, t('ui.period.openShort'));
    const confirmed = await confirm({
      title: t('demand.compare.ask', { ...text }),
      text: (
        <>
          <OutcomeList replaced={replaced} weeksText={text.weeks} weeks={weeks.length} beds={beds} />
          <LoweredList comparison={comparison} category={category} />
        </>
      ),
      action: t('demand.compare.promote'),
    });
    if (!confirmed) return;
    setRefused(undefined);
    const outcome = await command.run(simulated);
    if (outcome.ok) {
      message.success(t('demand.compare.done', { ...text }));
      onPromoted(outcome.answer);
      return;
    }
    const { problem } = outcome;
    const stored = (await refresh()) ?? comparison;
    setRefused({ problem, refusal: refusalOf(problem, stored) });
  };
  return { promote, refused, isBusy: command.state !== 'idle' };
};
