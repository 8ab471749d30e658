import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, compared in a time that does not tell where they differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  // timingSafeEqual throws where the bytes differ in number, and texts of the same length may.
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
