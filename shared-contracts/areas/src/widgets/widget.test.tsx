import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WidgetHost } from '@zapovednik/platform/app';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import type { FunctionComponent } from 'react';
import { newsTeasers } from '../content/widgets';
import { Widget } from './widget';

const Teasers = () => <p>Новости недели</p>;
const Broken = () => {
  throw new Error('broken');
};

/** A host with one widget. */
const hostOf = (load: WidgetHost['load'], ready?: FunctionComponent<object>): WidgetHost => ({
  ready: () => ready,
  load,
});

function show(widgets: WidgetHost, report = jest.fn()) {
  const app = { ...createTestApp({ report }), widgets };
  renderWithApp(<Widget of={newsTeasers} props={{ count: 3 }} fallback={<p>Загружаем</p>} />, { app });
  return report;
}

test('a loaded widget is rendered at once', async () => {
  show(hostOf(async () => Teasers, Teasers));
  expect(await screen.findByText('Новости недели')).toBeVisible();
});

test('a widget that loads later has its space reserved', async () => {
  let arrive: (component: FunctionComponent<object>) => void = () => {};
  show(
    hostOf(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    ),
  );
  expect(await screen.findByText('Загружаем')).toBeVisible();
  arrive(Teasers);
  expect(await screen.findByText('Новости недели')).toBeVisible();
});

test('a widget that cannot be loaded shows ErrorFallback, is reported, and a retry loads it', async () => {
  let attempts = 0;
  const report = show(
    hostOf(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no connection');
      return Teasers;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новости недели')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'mf-content', phase: 'widget', name: 'news-teasers' });
});

test('a widget that throws while rendering does not affect the page around it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const report = show(hostOf(async () => Broken, Broken));
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(report).toHaveBeenCalled();
});

test('a widget with whenSeen loads only when the user scrolls near it', async () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(told: typeof near) {
      near = told;
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
  const load = jest.fn(async () => Teasers);
  const app = { ...createTestApp(), widgets: hostOf(load) };
  renderWithApp(<Widget of={newsTeasers} props={{ count: 3 }} whenSeen fallback={<p>Загружаем</p>} />, { app });
  await screen.findByText('Загружаем');
  expect(load).not.toHaveBeenCalled();
  act(() => near([{ isIntersecting: true }]));
  expect(await screen.findByText('Новости недели')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
