import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Day } from '#shared/time/day.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';

interface WholeUnitProps {
  readonly unit: Place;
  readonly week: Day | undefined;
}

/** Leads to the same week of all categories of the unit. */
export const WholeUnit = ({ unit, week }: WholeUnitProps) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const to = href.plan({ ...unit.ids, tab: 'schemas', week });
  return (
    <Button
      size="small"
      href={`#${to}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void go(to);
      }}
    >
      {t('schemas.wholeUnit')}
    </Button>
  );
};
