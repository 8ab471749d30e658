import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { answering, fill, open, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

const nothing = 'Ingenting i loggen stämmer med filtren.';

it('refuses a last day before the first at its field, without a request for log entries', async () => {
  await open('superadmin', '/log?from=2026-03-10&to=2026-03-10');
  await screen.findByText(nothing);
  const requests: string[] = [];
  await answering(
    async (path, request, program) => {
      if (path.startsWith('/api/log')) requests.push(path);
      return program(request);
    },
    async () => {
      const to = screen.getByLabelText('Till och med', { selector: 'input' });
      const type = async (day: string) => {
        await user.click(to);
        await fill(to, day);
        await user.keyboard('{Enter}');
      };
      await type('2026-03-09');
      await waitFor(() =>
        expect(screen.getByRole('alert').textContent).toBe('Slutdatum får inte vara före startdatum.'),
      );
      expect(to.getAttribute('aria-invalid')).toBe('true');
      const [described = ''] = (to.getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
      expect(document.getElementById(described)?.textContent).toContain('Slutdatum får inte vara före startdatum.');
      await expectAccessible();
      expect(requests).toEqual([]);
      await type('2026-03-11');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await waitFor(() => expect(requests).not.toEqual([]));
    },
  );
  await screen.findByText(nothing);
});

it('removes the filter of an emptied date, and says why a date that does not exist is no date', async () => {
  await open('superadmin', '/log?from=2026-01-05');
  const from = await screen.findByLabelText('Från och med', { selector: 'input' });
  expect(from).toHaveProperty('value', '2026-01-05');
  await user.click(from);
  await user.clear(from);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownAddress().parameters.has('from')).toBe(false));
  expect(shownAddress().path).toBe('/log');
  await waitFor(() => expect(from).toHaveProperty('value', ''));
  await user.click(from);
  await fill(from, '2026-02-31');
  await user.keyboard('{Enter}');
  await screen.findByText('Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.');
  expect(from).toHaveProperty('value', '2026-02-31');
});
