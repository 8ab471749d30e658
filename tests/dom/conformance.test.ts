import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requirements } from '#web/app/routes/conformance.ts';
import { expectAccessible } from './support/accessible.ts';
import { open, withScreens } from './support/screens.tsx';

withScreens();

it('shows each requirement of annex A of EN 301 549 with its assessment and what it was tried with', async () => {
  await open('planner', '/accessibility');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(requirements.length + 1);
  const reflow = table.getByRole('row', { name: /9\.1\.4\.10/ });
  expect(reflow.textContent).toBe('9.1.4.10OmflödeUppfylltmätning från 320 till 2560 px');
  // What is met has been tried, and what is not in the product has not.
  for (const { clause, result, methods } of requirements)
    expect([clause, methods.length > 0]).toEqual([clause, result === 'met' || result === 'partly']);
  await expectAccessible();
});
