import { act, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { hashAddress } from '#web/app/hashAddress.ts';
import { showPages } from '#web/app/pages.tsx';
import { apiAs, fill, press, user, withTexts } from './support/screens.tsx';

withTexts();

let root: Root | undefined;

/** Shows the address as a window does that is opened there. */
const start = async (address: string): Promise<void> => {
  await act(async () => hashAddress.open(address));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  showPages(root);
};

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const entry = () => (history.state as { readonly idx: number }).idx;

it('leads from page to page before the router is loaded, and hands over to it after the login', async () => {
  await apiAs('planner');
  await start('/auth/login');
  const first = entry();
  await fill(await screen.findByLabelText('Användarnamn'), 'planner@demo.se');
  await user.click(screen.getByRole('link', { name: 'Har du glömt lösenordet?' }));
  expect(await screen.findByLabelText('E-postadress')).toHaveProperty('value', 'planner@demo.se');
  await expect.poll(() => document.title).toContain('lösenord');
  expect(entry()).toBe(first + 1);
  await act(async () => history.back());
  await fill(await screen.findByLabelText('Lösenord'), demoPassword);
  await fill(screen.getByLabelText('Användarnamn'), 'planner@demo.se');
  await press('Logga in');
  await screen.findByRole('button', { name: /användarmeny/ });
  // The login leaves no entry of its own.
  expect(entry()).toBe(first);
  expect(location.hash).toContain('#/plan');
});
