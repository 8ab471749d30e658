import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CodeList } from '#web/features/account/secondFactor/CodeList.tsx';
import { loadSignedInTexts, loadTexts } from '#web/platform/locales/i18n.ts';
import { press, withScreens } from './support/screens.tsx';

withScreens();

const { clipboard } = navigator;
const give = (value: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() => give(clipboard));

it.each([
  ['has none, as pages without TLS', undefined],
  ['refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('says that recovery codes were not copied where the browser’s clipboard %s', async (_, refusing) => {
  await loadSignedInTexts();
  await loadTexts('secondFactor');
  render(createElement(CodeList, { codes: ['abcd-efgh'], onSaved: () => undefined }));
  give(refusing);
  await press('Kopiera');
  await screen.findByText('Koderna kunde inte kopieras. Skriv av dem eller skriv ut dem.');
  expect(screen.getByText('abcd-efgh')).toBeDefined();
});
