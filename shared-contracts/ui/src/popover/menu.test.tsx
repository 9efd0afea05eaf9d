import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '@zapovednik/ui';
import { Menu } from '.';

// jsdom has no popovers: the browser journeys test that the panel opens and closes.
const hide = jest.fn();
beforeAll(() => Reflect.set(HTMLElement.prototype, 'hidePopover', hide));
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

const menu = (repeat = jest.fn()) =>
  render(
    <Menu
      label="Действия с заказом"
      trigger={(invoker) => (
        <IconButton label="Ещё" {...invoker}>
          <svg />
        </IconButton>
      )}
      items={[
        { id: 'repeat', title: 'Повторить', onSelect: repeat },
        { id: 'pay', title: 'Оплатить', onSelect: () => {}, disabled: true },
        { id: 'cancel', title: 'Отменить', onSelect: () => {}, danger: true },
      ]}
    />,
  );

test('the button exposes that it opens a menu, and the menu’s name', () => {
  menu();
  const button = screen.getByRole('button', { name: 'Ещё' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.getByRole('menu', { name: 'Действия с заказом' }).id).toBe(button.getAttribute('popovertarget'));
});

test('opening focuses the first action', () => {
  menu();
  const opened = Object.assign(new Event('toggle'), { oldState: 'closed', newState: 'open' });
  fireEvent(screen.getByRole('menu'), opened);
  expect(screen.getByRole('menuitem', { name: 'Повторить' })).toHaveFocus();
});

test('arrows, Home and End move through the actions', async () => {
  menu();
  screen.getByRole('menuitem', { name: 'Повторить' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Отменить' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Повторить' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Повторить' })).toHaveFocus();
});

test('choosing an action runs it and closes the menu', async () => {
  const repeat = jest.fn();
  menu(repeat);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Повторить' }));
  expect(repeat).toHaveBeenCalledTimes(1);
  expect(hide).toHaveBeenCalledTimes(1);
});
