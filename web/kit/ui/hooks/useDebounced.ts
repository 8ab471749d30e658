import { useEffect, useState } from 'react';

/** The value once it has been the same for `delay` milliseconds; until then the one before. */
export const useDebounced = <Value>(value: Value, delay: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};
