import App from 'antd/es/app';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { choicesFor, leftBy, saveAll } from './guards.ts';
import { LeaveButtons } from './LeaveButtons.tsx';

/**
 * Stops a navigation that leaves unsaved values and asks what to do with them. One for the whole frame, since the router
 * takes a single blocker; the editors add themselves by `useUnsavedGuard`.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const from = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => leftBy(currentLocation, nextLocation).length > 0);
  const { state, location: to } = blocker;
  const goOn = useStableCallback(() => {
    // A save may itself have navigated, which ends the stop.
    if (blocker.state === 'blocked') blocker.proceed();
    else if (to) void navigate(to);
  });
  const stay = useStableCallback(() => blocker.reset?.());

  useEffect(() => {
    if (state !== 'blocked') return;
    const guards = leftBy(from, to);
    const { maySave, keepsDraft } = choicesFor(guards, to);
    const discard = () => {
      for (const guard of guards) guard.discard();
      goOn();
    };
    const save = async () => {
      if (await saveAll(guards)) goOn();
      else stay();
    };
    const dialog = modal.confirm({
      title: t('ui.unsaved.title'),
      content: t(keepsDraft ? 'ui.unsaved.draftText' : 'ui.unsaved.text'),
      width: 600,
      autoFocusButton: null,
      onCancel: stay,
      footer: (
        <LeaveButtons
          onSave={maySave ? save : undefined}
          onKeep={keepsDraft ? goOn : undefined}
          onDiscard={discard}
          onStay={stay}
        />
      ),
    });
    return () => dialog.destroy();
  }, [state, from, to, modal, t, goOn, stay]);
  return null;
};
