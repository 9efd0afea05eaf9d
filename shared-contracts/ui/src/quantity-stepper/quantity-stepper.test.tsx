import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';

const wished = jest.fn();

function Basket({ start = 2, max = 10, step }: { start?: number; max?: number; step?: number }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    wished(next);
    setValue(next);
  };
  return <QuantityStepper label="Корм" value={value} max={max} step={step} onChange={change} />;
}

const plus = () => screen.getByRole('button', { name: 'Увеличить количество' });
const minus = () => screen.getByRole('button', { name: 'Уменьшить количество' });
const input = () => screen.getByRole('textbox', { name: 'Количество' });

beforeEach(() => wished.mockClear());

test('CRT-02 the stepper has minus, a number and plus, and announces changes', async () => {
  render(<Basket />);
  expect(screen.getByRole('group', { name: 'Количество: Корм' })).toBeVisible();
  await userEvent.click(plus());
  expect(input()).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('3 шт');
  await userEvent.click(minus());
  expect(input()).toHaveValue('2');
});

test('CRT-10 letters cannot be entered', async () => {
  render(<Basket max={99} />);
  await userEvent.type(input(), 'а5-x7', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue('57');
});

test('CRT-12 a number above the stock becomes the stock', async () => {
  render(<Basket max={7} />);
  await userEvent.type(input(), '50', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue('7');
  expect(wished).toHaveBeenLastCalledWith(7);
});

test('CRT-13 CRT-17 minus at one gives zero, and then minus is disabled', async () => {
  render(<Basket start={1} />);
  await userEvent.click(minus());
  expect(wished).toHaveBeenLastCalledWith(0);
  expect(minus()).toBeDisabled();
});

test('CRT-14 CRT-16 steps are packs, and plus is disabled if the stock has no further pack', async () => {
  render(<Basket start={6} max={17} step={6} />);
  await userEvent.click(plus());
  expect(input()).toHaveValue('12');
  expect(plus()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('12 шт, больше нет в наличии');
});

test('CRT-14 a typed count applies only in whole packs, and is rounded down to packs on blur', async () => {
  render(<Basket start={6} max={100} step={6} />);
  await userEvent.type(input(), '20', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(wished).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(input()).toHaveValue('18');
  expect(wished).toHaveBeenCalledTimes(1);
});

test('CRT-17 a zero typed on the way to another number removes nothing; a confirmed zero does', async () => {
  render(<Basket />);
  await userEvent.type(input(), '0', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(wished).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(wished).toHaveBeenCalledWith(0);
});

test('an emptied field returns to its count', async () => {
  render(<Basket />);
  await userEvent.clear(input());
  expect(input()).toHaveValue('');
  await userEvent.tab();
  expect(input()).toHaveValue('2');
  expect(wished).not.toHaveBeenCalled();
});
