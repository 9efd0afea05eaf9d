import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyPart, loadRenderedParts } from './lazy-part';

let number = 0;

/**
 * A notice with a button. Its code arrives when `arrive` is called. Each test has its own notice, because code is
 * loaded only once.
 */
function notice() {
  number += 1;
  const name = `notice-${number}`;
  const { promise, resolve, reject } = Promise.withResolvers<{ default: typeof Notice }>();
  const load = jest.fn(() => promise);
  const Part = lazyPart({ area: 'mf-cabinet', name, load, waiting: <p>Загрузка…</p> });
  function Page() {
    const [visits, setVisits] = useState(0);
    return (
      <main>
        <button type="button" onClick={() => setVisits(visits + 1)}>
          Ещё {visits}
        </button>
        <Part visits={visits} />
      </main>
    );
  }
  const html =
    '<main><button type="button">Ещё <!-- -->0</button>' +
    `<template data-part="mf-cabinet/${name}"></template><!--$--><button type="button">Оставить аккаунт: <!-- -->0<!-- --> из <!-- -->0</button><!--/$--></main>`;
  return {
    Page,
    load,
    html,
    name,
    arrive: () => resolve({ default: Notice }),
    fail: () => reject(new Error('нет сети')),
  };
}

function Notice({ visits }: { visits: number }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Оставить аккаунт: {presses} из {visits}
    </button>
  );
}

const received = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('There is no page');
  return container;
};
afterEach(() => document.body.replaceChildren());

test('a part that the server has rendered keeps its elements and reacts, also when the page above it changes at once', async () => {
  const { Page, html, arrive } = notice();
  const container = received(html);
  const button = screen.getByRole('button', { name: /Оставить/ });
  arrive();
  await loadRenderedParts(() => {});
  const onRecoverableError = jest.fn();
  render(<Page />, { container, hydrate: true, onRecoverableError });
  await userEvent.click(screen.getByRole('button', { name: /Ещё/ }));
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Оставить аккаунт: 1 из 1' })).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('what is not in the document is loaded when it is shown, and its space is reserved', async () => {
  const { Page, load, arrive } = notice();
  await loadRenderedParts(() => {});
  expect(load).not.toHaveBeenCalled();
  render(<Page />);
  expect(screen.getByText('Загрузка…')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'Оставить аккаунт: 0 из 0' })).toBeVisible();
});

test('a part whose code cannot be loaded is told, and the page does not wait for it', async () => {
  const { html, name, fail } = notice();
  received(`${html}<template data-part="mf-cabinet/of-no-module"></template>`);
  const failed = jest.fn();
  fail();
  await loadRenderedParts(failed);
  expect(failed.mock.calls).toEqual([[new Error('нет сети'), expect.objectContaining({ area: 'mf-cabinet', name })]]);
});
