import { expect, it } from 'vitest';
import { numberTypedAddresses } from '#web/platform/navigation/typedAddress.ts';

it('numbers the entry of a typed address after the one shown, and leaves those of the router as they are', () => {
  const page = new EventTarget();
  const entries = {
    state: { idx: 0 } as unknown,
    replaceState: (state: unknown) => {
      entries.state = state;
    },
  };
  const follow = numberTypedAddresses(page, entries);
  const goTo = (state: unknown) => {
    entries.state = state;
    page.dispatchEvent(new Event('popstate'));
    return entries.state;
  };
  entries.state = { idx: 3, key: 'pushed' };
  follow();
  expect(goTo(null)).toMatchObject({ idx: 4 });
  expect(goTo({ idx: 2, key: 'back' })).toEqual({ idx: 2, key: 'back' });
  expect(goTo(null)).toMatchObject({ idx: 3 });
});
