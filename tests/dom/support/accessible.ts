import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects no finding of axe among the rules that need neither colours nor a layout; those are for the walks. */
export const expectAccessible = async (): Promise<void> => {
  const rules = Object.fromEntries(
    ['color-contrast', 'link-in-text-block', 'target-size'].map((id) => [id, { enabled: false }]),
  );
  const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'], rules });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual([]);
};
