import Segmented from 'antd/es/segmented';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '#web/kit/ui/dates.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import type { By, NamedCategory } from '../model/outline.ts';
import { rangeAround, type WeekRange } from '../model/range.ts';
import type { ViewChange } from '../useView.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { RangeStepper } from './RangeStepper.tsx';

interface ToolsProps {
  readonly range: WeekRange;
  readonly by: By;
  readonly chosen: ReadonlySet<string>;
  readonly alter: (change: ViewChange) => void;
  readonly categories: readonly NamedCategory[];
  /** Whether there are units to switch to. */
  readonly hasUnits: boolean;
  /** The choice of gross or net, where there is one. */
  readonly figures: ReactNode;
}

const choices: readonly By[] = ['unit', 'category'];

/** Units or categories, which categories, which weeks. */
export const Tools = memo(({ range, by, chosen, alter, categories, hasUnits, figures }: ToolsProps) => {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const rows = hasUnits && (
    <Segmented<By>
      name="rows"
      size="small"
      block={phone}
      aria-label={t('overview.by.label')}
      value={by}
      onChange={(next) => alter({ by: next })}
      options={choices.map((value) => ({ value, label: t(`overview.by.${value}`) }))}
    />
  );
  return (
    <>
      {!phone && rows}
      {figures}
      {categories.length > 1 && (
        <CategoryFilter
          categories={categories}
          chosen={chosen}
          onChosen={(keys) => alter({ chosen: keys })}
          before={phone && rows}
        />
      )}
      <RangeStepper range={range} onFrom={(from) => alter({ from: from ?? rangeAround(today()).start })} />
    </>
  );
});
Tools.displayName = 'Tools';
