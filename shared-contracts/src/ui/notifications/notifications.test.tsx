import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from './notifications';

const added = { id: 'added', kind: 'success', text: 'Товар добавлен в корзину' } as const;

test('LAY-60 a failure without words is «Возникла ошибка», and interrupts', () => {
  render(<Notifications messages={[{ id: 1 }]} onDismiss={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Возникла ошибка');
});

test('the regions that are listened to are there before anything is said', () => {
  render(<Notifications messages={[]} onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

describe('with a clock in hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a message goes by itself, but not while it is looked at', () => {
    const dismiss = jest.fn();
    render(<Notifications messages={[added]} onDismiss={dismiss} />);
    fireEvent.pointerEnter(screen.getByText(added.text));
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText(added.text));
    act(() => jest.advanceTimersByTime(5000));
    expect(dismiss).toHaveBeenCalledWith('added');
  });

  test('a message stays while the keyboard is in it', () => {
    const dismiss = jest.fn();
    render(<Notifications messages={[added]} onDismiss={dismiss} />);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss).not.toHaveBeenCalled();
  });
});

test('a message is closed by its cross and by Escape', async () => {
  const dismiss = jest.fn();
  render(<Notifications messages={[added]} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.keyboard('{Escape}');
  expect(dismiss.mock.calls).toEqual([['added'], ['added']]);
});

test('what was done can be undone from its message', async () => {
  const undo = jest.fn();
  const dismiss = jest.fn();
  render(<Notifications messages={[{ ...added, action: { label: 'Вернуть', onPress: undo } }]} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith('added');
});
