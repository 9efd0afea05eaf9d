import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from './notifications';

const added = { id: 'added', kind: 'success', text: 'Товар добавлен в корзину' } as const;

test('LAY-60 an error without a text reads «Возникла ошибка», and is announced at once', () => {
  render(<Notifications messages={[{ id: 1 }]} onDismiss={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Возникла ошибка');
});

test('the live regions are in the document before the first notification', () => {
  render(<Notifications messages={[]} onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

describe('with a fake clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a notification disappears after its time, but not while the pointer is on it', () => {
    const dismiss = jest.fn();
    render(<Notifications messages={[added]} onDismiss={dismiss} />);
    fireEvent.pointerEnter(screen.getByText(added.text));
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText(added.text));
    act(() => jest.advanceTimersByTime(5000));
    expect(dismiss).toHaveBeenCalledWith('added');
  });

  test('a notification stays while the focus is in it', () => {
    const dismiss = jest.fn();
    render(<Notifications messages={[added]} onDismiss={dismiss} />);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss).not.toHaveBeenCalled();
  });
});

test('a notification is closed by its close button and by Escape', async () => {
  const dismiss = jest.fn();
  render(<Notifications messages={[added]} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('{Escape}');
  expect(dismiss.mock.calls).toEqual([['added'], ['added']]);
});

test('the action of a notification can undo a change', async () => {
  const undo = jest.fn();
  const dismiss = jest.fn();
  render(<Notifications messages={[{ ...added, action: { label: 'Вернуть', onPress: undo } }]} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith('added');
});
