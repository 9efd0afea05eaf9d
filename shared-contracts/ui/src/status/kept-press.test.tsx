import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@zapovednik/platform/client';
import { renderWithApp } from '@zapovednik/testing';
import { KeptPress, useKeptPress } from '.';
import { keepPress } from './keep-press';

const Place = () => <KeptPress onRetry={useKeptPress('place')} />;
const lost = () => new ApiError('a.call', 'unreachable', 0, null);
/** A write that reaches the server after some tries. */
const after = (tries: number) => {
  const send = jest.fn(async () => {
    if (send.mock.calls.length <= tries) throw lost();
    return 'sent';
  });
  return send;
};
const retry = () => screen.queryByRole('button', { name: 'Повторить' });

test('a press without a network stays, is told once, and goes with «Повторить»', async () => {
  renderWithApp(<Place />);
  const send = after(2);
  const onLost = jest.fn();
  const press = keepPress('place', send, onLost);
  expect(await screen.findByRole('status')).toHaveTextContent('Нет связи. Отправим, когда она появится.');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await press).toBe('sent');
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(retry()).not.toBeInTheDocument();
});

test('it goes by itself when the browser is online again', async () => {
  renderWithApp(<Place />);
  const press = keepPress('place', after(1));
  await screen.findByRole('button', { name: 'Повторить' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await press).toBe('sent');
});

test('a refusal of the server, and a press that no page shows, fail at once; so does one whose page is left', async () => {
  const { unmount } = renderWithApp(<Place />);
  const refused = new ApiError('a.call', 'answered', 409, null);
  await expect(keepPress('place', () => Promise.reject(refused))).rejects.toBe(refused);
  await expect(keepPress('elsewhere', after(1))).rejects.toThrow('unreachable');
  const press = keepPress('place', after(1));
  const failed = expect(press).rejects.toThrow('unreachable');
  await screen.findByRole('button', { name: 'Повторить' });
  unmount();
  await failed;
});
