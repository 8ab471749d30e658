import type { Page } from '@playwright/test';

/** Pastes a text at the focus, with its HTML where a spreadsheet program provides one. */
export const paste = (page: Page, text: string, html = '') =>
  page.evaluate(
    ([plain, rich]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain ?? '');
      if (rich) clipboardData.setData('text/html', rich);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [text, html],
  );
