import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useRight } from '#web/platform/api/useRight.ts';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import type { ManageLevel } from '../level.ts';

interface NewScreenProps {
  readonly level: ManageLevel;
  readonly up: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A create screen; without the role Admin it redirects one level up. */
export const NewScreen = ({ level, up, children }: NewScreenProps) => {
  const { t } = useTranslation();
  const may = useRight('configure');
  if (!may) return <Navigate replace to={up.to} />;
  return (
    <ManageFrame name={t(`manage.new.${level}`)} up={up}>
      {children}
    </ManageFrame>
  );
};
