import { act, screen } from '@testing-library/react';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { OverlayLayer } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { IsRestoringProvider } from '@zapovednik/platform/query/hydration';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShellProvider } from '../../context/shell-provider';
import { answersOf, restoreAnswers } from '../../document/boot-answers';
import { NotificationLayer } from '../../notifications/notification-layer';
import { createTestShell, type TestShell } from '../../testing/open-app';
import { AfterHydration } from './after-hydration';

/** The total of an order, which shows that it is being calculated again. */
function Total({ read }: { read: () => Promise<string> }) {
  const { data, isFetching } = useQuery({ queryKey: ['total'], queryFn: read, staleTime: 60_000 });
  return (
    <p>
      {data} {isFetching && <b role="img">Загрузка…</b>}
    </p>
  );
}

/** What the server renders into a page. */
function renderOnServer(app: TestShell, content: ReactNode) {
  const html = renderToString(
    <ShellProvider app={app}>
      <IsRestoringProvider value>{content}</IsRestoringProvider>
    </ShellProvider>,
  );
  document.body.innerHTML = `<div id="page">${html}</div>`;
}

/** Hydrates that page; returns the mismatches that React found. */
async function hydratePage(app: TestShell, content: ReactNode) {
  const page = document.getElementById('page');
  if (!page) throw new Error('There is no page');
  const onRecoverableError = jest.fn();
  await act(async () => {
    const tree = (
      <ShellProvider app={app}>
        <AfterHydration run={() => {}}>{content}</AfterHydration>
      </ShellProvider>
    );
    hydrateRoot(page, tree, { onRecoverableError });
  });
  return onRecoverableError.mock.calls.map(([error]: unknown[]) => String(error));
}

test('data that is old by the clock of the browser hydrates as the server rendered it, and is read again after that', async () => {
  const read = jest.fn(async () => '548 ₽');
  const content = <Total read={read} />;
  const [server, browser] = [createTestShell(), createTestShell()];
  server.query.setQueryData(['total'], '399 ₽');
  renderOnServer(server, content);
  expect(screen.getByText('399 ₽')).toBeVisible();

  restoreAnswers(browser.query, answersOf(server.query), Date.now() - 600_000);
  expect(await hydratePage(browser, content)).toEqual([]);
  expect(await screen.findByText('548 ₽')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

test('ROU-80 ROU-91 what an area shows at its start, before hydration, appears after it', async () => {
  const content = (
    <>
      <OverlayLayer />
      <NotificationLayer />
    </>
  );
  renderOnServer(createTestShell(), content);
  const browser = createTestShell();
  await browser.bus.run(showNotification, { text: 'Такого заказа у вас нет.' });
  browser.overlays.show('question', 'mf-cabinet', <p>Подтвердите почту</p>);
  expect(await hydratePage(browser, content)).toEqual([]);
  expect(screen.getByText('Такого заказа у вас нет.')).toBeVisible();
  expect(screen.getByText('Подтвердите почту')).toBeVisible();
});
