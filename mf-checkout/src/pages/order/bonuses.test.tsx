import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import {
  acceptConsent,
  appWithOrderCalculation,
  completedOrder,
  openOrder,
  savedOrder,
  sent,
  submit,
  totals,
} from '../../testing/order';

afterEach(() => sessionStorage.clear());

const withBonuses = (balance: number, most: number) =>
  appWithOrderCalculation(completedOrder({ BONUS_DATA: { bonus_balance: balance, max_bonus_out: most } }));
const bonuses = () => within(screen.getByRole('region', { name: 'Бонусы' }));

test('ORD-10 ORD-72 any number of bonuses up to the server’s limit can be spent, by number, by slider or all of them', async () => {
  const app = withBonuses(300, 121);
  await openOrder(app);
  expect(bonuses().getByText('У вас 300 бонусов, этот заказ можно оплатить бонусами на 121 ₽.')).toBeVisible();
  const amount = bonuses().getByRole('textbox', { name: 'Списать' });
  const slider = bonuses().getByRole('slider', { name: 'Сколько бонусов списать' });
  expect(slider).toHaveAttribute('max', '121');
  await userEvent.clear(amount);
  await userEvent.type(amount, '40');
  expect(slider).toHaveValue('40');
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.input).toMatchObject({ bonusOut: 40 }));
  await userEvent.type(amount, '000');
  expect(amount).toHaveValue('121');
  await userEvent.click(bonuses().getByRole('button', { name: 'Не списывать' }));
  expect(amount).toHaveValue('0');
  await userEvent.click(bonuses().getByRole('button', { name: 'Списать максимум' }));
  expect(slider).toHaveValue('121');
  app.backEnd.answer(saveOrder, savedOrder());
  await acceptConsent();
  await submit();
  await waitFor(() => expect(sent(app)[0]).toMatchObject({ bonusOut: 121 }));
});

test('ORD-18 the bonuses that are spent stand in the totals', async () => {
  const spent = { BASKET: 2400, DELIVERY: 0, LIFT: 0, BONUS_OUT: 121, PRICE: 2279 };
  await openOrder(appWithOrderCalculation(completedOrder({ TOTAL: spent })));
  expect(totals().getByText('Бонусы').closest('div')).toHaveTextContent(/^Бонусы−121\s₽$/);
  expect(
    totals()
      .getByText(/^Итого/)
      .closest('p'),
  ).toHaveTextContent(/2\s279\s₽/);
});

test('ORD-72 whose bonuses cannot pay for this order sees why, who has none sees nothing', async () => {
  const { unmount } = await openOrder(withBonuses(300, 0));
  expect(bonuses().getByText('У вас 300 бонусов. Этот заказ бонусами оплатить нельзя.')).toBeVisible();
  unmount();
  await openOrder(withBonuses(0, 0));
  expect(screen.queryByRole('region', { name: 'Бонусы' })).not.toBeInTheDocument();
});
