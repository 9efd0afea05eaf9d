import { toUserSession } from '@zapovednik/api/shell/models/user';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { fixtures } from '@zapovednik/testing';
import { sessionState } from '../../context/session-state';
import { createTestShell } from '../../testing/open-app';
import { followRestored } from './restored-page';

/** A page that the browser stores and shows again; `answer` completes the session request. */
function restoredPage(person: 'anonymous' | 'customer') {
  const app = createTestShell();
  app.write(sessionAtom, sessionState(toUserSession(fixtures[person]())));
  let answer = { known: () => {}, unknown: () => {} };
  const recheck = jest.fn(
    () =>
      new Promise<void>((known, fail) => {
        answer = { known, unknown: () => fail(new Error('no connection')) };
      }),
  );
  const [failed, reload] = [jest.fn(), jest.fn()];
  followRestored({ app, recheck, failed, reload });
  const settle = (how: 'known' | 'unknown') => {
    answer[how]();
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { recheck, failed, reload, settle };
}

const move = (name: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const isSeen = () => document.documentElement.style.visibility !== 'hidden';

// The tests share one window.
let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  document.documentElement.style.visibility = '';
});

test('SES-29 a signed-in user’s page restored from the back-forward cache is hidden until the session is known', async () => {
  const page = restoredPage('customer');
  move('pagehide');
  expect(isSeen()).toBe(false);
  move('pageshow');
  expect(page.recheck).toHaveBeenCalledTimes(1);
  expect(isSeen()).toBe(false);
  await page.settle('known');
  expect(isSeen()).toBe(true);
});

test('SES-29 if the session request fails, the page is reloaded', async () => {
  const page = restoredPage('customer');
  move('pagehide');
  move('pageshow');
  await page.settle('unknown');
  expect(isSeen()).toBe(false);
  expect(page.failed).toHaveBeenCalledTimes(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('an anonymous page is visible at once, and follows the session', async () => {
  const page = restoredPage('anonymous');
  move('pagehide');
  move('pageshow');
  expect(isSeen()).toBe(true);
  await page.settle('unknown');
  expect([page.recheck.mock.calls.length, page.reload.mock.calls.length]).toEqual([1, 0]);
});

test('a page that is loaded as usual is not hidden', () => {
  const page = restoredPage('customer');
  move('pagehide', false);
  move('pageshow', false);
  expect(isSeen()).toBe(true);
  expect(page.recheck).not.toHaveBeenCalled();
});
