import { useEffect, useState } from 'react';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';

const PAUSE = 250;

/** A search text that follows the typing at once and the address after a pause. */
export const useAddressSearch = (): readonly [string, (text: string) => void] => {
  const [kept, keep] = useAddressState('search');
  const [text, setText] = useState(kept ?? '');
  useEffect(() => {
    if (text === (kept ?? '')) return;
    const timer = setTimeout(() => keep(text === '' ? null : text, { late: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [text, kept, keep]);
  return [text, setText];
};
