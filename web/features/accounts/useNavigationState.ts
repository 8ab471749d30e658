import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The state that the previous screen put into this history entry, as `read` finds it. It is removed from the entry at
 * once, so that neither a reload nor a way back finds it again.
 */
export const useNavigationState = <State>(read: (state: unknown) => State): State => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => read(state));
  useEffect(() => {
    if (state !== null) void navigate({ pathname, search }, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return found;
};
