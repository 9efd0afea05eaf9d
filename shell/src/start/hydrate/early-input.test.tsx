import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { earlyInputScript } from '../../document/early-input-script';
import { replayEarlyInput } from './early-input';

/** jsdom has no layout and so no animations. */
const dimmed = { cancel: jest.fn() };
const animate = jest.fn(() => dimmed);
beforeAll(() => Object.assign(Element.prototype, { animate }));
beforeEach(() => jest.clearAllMocks());

/** Renders the page as the server sent it and runs its inline script. */
function received(page: ReactNode) {
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  // biome-ignore lint/security/noGlobalEval: the script of the document, as the browser runs it
  globalThis.eval(earlyInputScript);
}

/** Hydrates the page and replays what was recorded. */
async function hydrated(page: ReactNode) {
  const root = document.getElementById('page');
  if (!root) throw new Error('no page');
  await act(async () => void hydrateRoot(root, page));
  act(() => replayEarlyInput());
}

function Cart() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        В корзину
      </button>
      <p>В корзине: {count}</p>
    </>
  );
}

function Filters({ onSend }: { onSend: () => void }) {
  const [price, setPrice] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="до" value={price} onChange={(event) => setPrice(event.target.value)} />
      <input aria-label="Согласен" type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <p>
        До {price}, {agreed ? 'согласие есть' : 'согласия нет'}
      </p>
      <button type="submit">Показать</button>
    </form>
  );
}

test('a button pressed before hydration is dimmed, and acts after hydration', async () => {
  received(<Cart />);
  const button = screen.getByRole('button', { name: 'В корзину' });
  await userEvent.click(button);
  expect(animate.mock.contexts).toEqual([button]);
  await hydrated(<Cart />);
  expect(screen.getByText('В корзине: 1')).toBeVisible();
  expect(dimmed.cancel).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(screen.getByText('В корзине: 2')).toBeVisible();
});

test('text and checks entered before hydration are in the form, and the form is sent once', async () => {
  const send = jest.fn();
  received(<Filters onSend={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'до' }), '500');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен' }));
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await hydrated(<Filters onSend={send} />);
  expect(screen.getByText('До 500, согласие есть')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'до' })).toHaveValue('500');
  expect(screen.getByRole('checkbox', { name: 'Согласен' })).toBeChecked();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that works without script is left to the browser', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  received(
    <form action="/search/">
      <button type="submit">Найти</button>
    </form>,
  );
  document.addEventListener('submit', sent);
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
  expect(sent).toHaveBeenCalledTimes(1);
  replayEarlyInput();
  expect(sent).toHaveBeenCalledTimes(1);
  document.removeEventListener('submit', sent);
});
