import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What the screen before left for this one in the history entry, as `read` finds it there. It is taken out at once: neither
 * a reload nor a way back finds it again.
 */
export const useLeft = <Left>(read: (state: unknown) => Left): Left => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [left] = useState(() => read(state));
  useEffect(() => {
    if (state !== null) void navigate({ pathname, search }, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return left;
};
