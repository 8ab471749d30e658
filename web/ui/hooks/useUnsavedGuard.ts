import App from 'antd/es/app';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router-dom';

const LOGIN = '/auth/login';
const PLACE = ['orgId', 'areaId', 'unitId', 'categoryId', 'tab'];

const leaves = (from: Location, to: Location, names: readonly string[]): boolean => {
  if (to.pathname === LOGIN) return false;
  if (to.pathname !== from.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return names.some((name) => before.get(name) !== after.get(name));
};

/**
 * Asks for a confirmation before leaving with unsaved values: another screen, another place or tab, closing the window.
 * `state` names further parameters of the address that count as leaving, e.g. `['period']`. An expired session leads to
 * the login without a question, since the draft stays. `onLeave` runs when leaving was confirmed.
 */
export const useUnsavedGuard = (
  unsaved: boolean,
  { state = [], onLeave }: { readonly state?: readonly string[]; readonly onLeave?: () => void } = {},
): void => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && leaves(currentLocation, nextLocation, [...PLACE, ...state]),
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dialog = modal.confirm({
      title: t('ui.unsaved.title'),
      content: t('ui.unsaved.text'),
      okText: t('ui.unsaved.leave'),
      cancelText: t('ui.unsaved.stay'),
      autoFocusButton: 'cancel',
      onOk: () => {
        onLeave?.();
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
    return () => dialog.destroy();
  }, [blocker, modal, t, onLeave]);
};
