/**
 * Sets the clock of this process, or of this page, ahead by so many milliseconds (back by a negative number): a walk takes place
 * on the same day whenever it runs. Time itself goes on, and timers are as they were. Everything is within the function, because a
 * page gets its text.
 */
export const setClockAhead = (milliseconds) => {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
