import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow, useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';

interface RateTool {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** The tools of the rates: buttons, on narrow screens their icons alone, on a phone a menu that names them. */
export const RateTools = ({ tools }: { readonly tools: readonly RateTool[] }) => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  if (tools.length === 0) return null;
  if (isPhone) return <MoreMenu label={t('rates.more')} items={tools.map((tool) => ({ ...tool }))} />;
  return tools.map(({ key, label, icon, onClick }) => (
    <Button
      key={key}
      icon={icon}
      aria-label={isNarrow ? label : undefined}
      title={isNarrow ? label : undefined}
      onClick={onClick}
    >
      {isNarrow ? undefined : label}
    </Button>
  ));
};
