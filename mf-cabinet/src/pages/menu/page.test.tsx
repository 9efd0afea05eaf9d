import { act, screen, waitFor } from '@testing-library/react';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appOfAnna, summaryOf } from '../../testing/personal';

/** A window with a width that the test can change. */
function windowOf(isWide: boolean) {
  const listeners = new Set<() => void>();
  const width = {
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(globalThis, 'matchMedia', { value: () => width, configurable: true });
  return {
    widen: () => {
      width.matches = true;
      for (const listener of listeners) listener();
    },
  };
}

function open() {
  const app = appOfAnna();
  app.backEnd.answer(getPersonalSummary, summaryOf());
  return renderArea(area, '/cabinet/menu/', { app });
}

test('ROU-96 a narrow window shows the sections of the cabinet as a page', async () => {
  windowOf(false);
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Разделы кабинета' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
});

test('ROU-95 ROU-96 from 1024 px on the menu’s page goes on to the personal area, also when the window grows', async () => {
  windowOf(true);
  const { router, unmount } = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  unmount();
  const { widen } = windowOf(false);
  const { router: narrow } = await open();
  expect(narrow.state.location.pathname).toBe('/cabinet/menu/');
  act(widen);
  await waitFor(() => expect(narrow.state.location.pathname).toBe('/cabinet/personal/'));
});
