import { useTranslation } from 'react-i18next';
import { spanText } from '#web/domain/planning/dates.ts';
import { StepBar } from '#web/kit/ui/frame/StepBar.tsx';
import { AssetList, type AssetListProps } from './AssetList.tsx';
import { shownOf, spanAt } from './listed.ts';

/** The list of a narrow screen: the employees before and after beside the chosen one, all of them in a drawer. */
export const AssetBar = (props: AssetListProps) => {
  const { t } = useTranslation();
  const { assets, selected, today, filter, hrefOf } = props;
  const shown = shownOf(assets, filter, today);
  const asset = assets.find(({ id }) => id === selected);
  const index = shown.findIndex(({ id }) => id === selected);
  const span = asset && spanAt(asset, today);
  const [before, after] = index < 0 ? [undefined, shown[0]] : [shown[index - 1], shown[index + 1]];
  return (
    <StepBar
      label={t('assets.list.title')}
      beside
      joined
      before={{ label: t('assets.list.before'), to: before && hrefOf(before.id) }}
      after={{ label: t('assets.list.after'), to: after && hrefOf(after.id) }}
      drawer={{
        title: t('assets.list.choose'),
        size: '80%',
        flush: true,
        content: (close) => <AssetList {...props} onOpen={close} />,
      }}
    >
      <b>{asset?.name ?? t('assets.list.choose')}</b>
      <small>{span && spanText(span, t('ui.period.openShort'))}</small>
    </StepBar>
  );
};
