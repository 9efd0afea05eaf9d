import { act, screen } from '@testing-library/react';
import { showNotification } from '@zapovednik/platform/show-notification';
import { createTestApp, fakeClock, renderWithApp } from '@zapovednik/testing';
import { Share } from '.';

const mockViewport = (device: 'desktop' | 'phone') =>
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: device === 'desktop' }));

const hidePopover = jest.fn();
beforeAll(() => Reflect.set(HTMLElement.prototype, 'hidePopover', hidePopover));
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

/** Simulates the event by which a browser reports that the panel has opened. */
async function open() {
  const panel = screen.getByRole('dialog', { name: 'Поделиться' });
  await act(async () => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  await act(() => import('./share-panel'));
}

const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));

test('PRD-32 the page can be shared', async () => {
  renderWithApp(<Share title="Корм" url="http://shop.localhost/product/korm/" />);
  await open();
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('http://shop.localhost/product/korm/')),
  );
});

test('PRD-33 LIM-36 below 1024 px the panel hides 100 ms after a scroll, on a desktop it stays', async () => {
  const { pass } = fakeClock();
  renderWithApp(<Share title="Корм" url="/" />);
  mockViewport('desktop');
  await open();
  scroll();
  await pass(1000);
  expect(hidePopover).not.toHaveBeenCalled();
  mockViewport('phone');
  scroll();
  await pass(99);
  expect(hidePopover).not.toHaveBeenCalled();
  await pass(1);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('the link is copied, and a notification says so', async () => {
  const { user } = fakeClock();
  const app = createTestApp();
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  renderWithApp(<Share title="Корм" url="http://shop.localhost/product/korm/" />, { app });
  await open();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByText('Скопировать ссылку'));
  expect(copy).toHaveBeenCalledWith('http://shop.localhost/product/korm/');
  expect(notify).toHaveBeenCalledWith({ text: 'Ссылка скопирована', kind: 'success' });
});

test('a device with its own list of applications shows it', async () => {
  const { user } = fakeClock();
  const share = jest.fn(async () => undefined);
  Reflect.set(navigator, 'share', share);
  renderWithApp(<Share title="Корм" url="http://shop.localhost/product/korm/" />);
  await open();
  await user.click(screen.getByRole('button', { name: 'Отправить…' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(share).toHaveBeenCalledWith({ title: 'Корм', url: 'http://shop.localhost/product/korm/' });
});
