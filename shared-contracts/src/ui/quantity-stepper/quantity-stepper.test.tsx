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

test('CRT-02 minus, a number and plus, announced when they change', async () => {
  render(<Basket />);
  expect(screen.getByRole('group', { name: 'Количество: Корм' })).toBeVisible();
  await userEvent.click(plus());
  expect(input()).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('3 шт');
  await userEvent.click(minus());
  expect(input()).toHaveValue('2');
});

test('CRT-10 letters do not get in', async () => {
  render(<Basket max={99} />);
  await userEvent.type(input(), 'а5-x7', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue('57');
});

test('CRT-12 more than there is becomes what there is', async () => {
  render(<Basket max={7} />);
  await userEvent.type(input(), '50', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue('7');
  expect(wished).toHaveBeenLastCalledWith(7);
});

test('CRT-13 CRT-17 one less than one is zero, and there minus ends', async () => {
  render(<Basket start={1} />);
  await userEvent.click(minus());
  expect(wished).toHaveBeenLastCalledWith(0);
  expect(minus()).toBeDisabled();
});

test('CRT-14 CRT-16 steps are packs, and plus ends where the next pack is not there', async () => {
  render(<Basket start={6} max={17} step={6} />);
  await userEvent.click(plus());
  expect(input()).toHaveValue('12');
  expect(plus()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('12 шт, больше нет в наличии');
});

test('CRT-14 a typed count is a wish only in whole packs, and is cut to them when the field is left', async () => {
  render(<Basket start={6} max={100} step={6} />);
  await userEvent.type(input(), '20', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(wished).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(input()).toHaveValue('18');
  expect(wished).toHaveBeenCalledTimes(1);
});

test('CRT-17 a zero on the way to another number takes nothing out; confirmed, it does', async () => {
  render(<Basket />);
  await userEvent.type(input(), '0', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(wished).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(wished).toHaveBeenCalledWith(0);
});

test('an emptied field comes back to its count', async () => {
  render(<Basket />);
  await userEvent.clear(input());
  expect(input()).toHaveValue('');
  await userEvent.tab();
  expect(input()).toHaveValue('2');
  expect(wished).not.toHaveBeenCalled();
});
