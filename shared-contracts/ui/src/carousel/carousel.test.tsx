import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeClock } from '@zapovednik/testing';
import { renderToString } from 'react-dom/server';
import { Carousel } from '.';

// jsdom has no layout: the test sets a track of 1000 px of which 300 px are visible.
const scrollBy = jest.fn();
const layout: [string, unknown][] = [
  ['clientWidth', 300],
  ['scrollWidth', 1000],
];

/** Simulates a resize. */
let resized = () => {};

beforeAll(() => {
  for (const [name, value] of layout)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  Reflect.set(HTMLElement.prototype, 'scrollBy', scrollBy);
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe() {
        queueMicrotask(() => act(resized));
      }
      disconnect() {}
    },
  );
});

afterAll(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'scrollBy']) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

const carousel = (
  <Carousel label="Хиты продаж">
    <p>Корм</p>
    <p>Лежанка</p>
  </Carousel>
);

test('slides are a named list, and are rendered before script', () => {
  expect(renderToString(carousel)).toContain('<li><p>Корм</p></li>');
  render(carousel);
  expect(screen.getByRole('region', { name: 'Хиты продаж' })).toContainElement(screen.getByText('Лежанка'));
});

test('buttons scroll the row, and each is shown only if there is more in its direction', async () => {
  render(carousel);
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Вперёд' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 270 });

  const track = screen.getByRole('list');
  act(() => {
    track.scrollLeft = 700;
    track.dispatchEvent(new Event('scroll'));
  });
  expect(screen.getByRole('button', { name: 'Назад' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вперёд' })).not.toBeInTheDocument();
});

test('LIM-08 the buttons update 200 ms after a resize', async () => {
  const { pass } = fakeClock();
  render(carousel);
  await pass(0);
  expect(screen.getByRole('button', { name: 'Вперёд' })).toBeVisible();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  resized();
  await pass(199);
  expect(screen.getByRole('button', { name: 'Вперёд' })).toBeVisible();
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Вперёд' })).not.toBeInTheDocument();
});
