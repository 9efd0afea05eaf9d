import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { changeAutoOrderGoods, getAutoOrder, moveAutoOrder } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { renderArea } from '@zapovednik/testing';
import area from '../../../area';
import { customerApp, ownAutoOrder } from '../../../testing/auto-order';
import { autoOrderPath, dialog, openAutoOrder, press } from '../../../testing/auto-order-page';
import { keepUnsent, takeUnsent } from './unsent-change';

afterEach(() => sessionStorage.clear());

test('CAB-23 what was chosen when the session ended is there again after the sign-in, for the same customer only', async () => {
  const { app, unmount } = await openAutoOrder();
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.click(form.getByRole('button', { name: 'Увеличить количество' }));
  app.backEnd.fail(changeAutoOrderGoods, { status: 401, message: 'Требуется авторизация' });
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Требуется авторизация')).toBeVisible();
  unmount();

  const again = await openAutoOrder();
  const kept = await dialog('Изменить товары');
  expect(kept.getByRole('textbox', { name: 'Количество' })).toHaveValue('7');
  again.app.backEnd.fail(changeAutoOrderGoods, { status: 401, message: 'Требуется авторизация' });
  await userEvent.click(kept.getByRole('button', { name: 'Сохранить' }));
  expect(await kept.findByText('Требуется авторизация')).toBeVisible();
  again.unmount();

  const other = customerApp({ report: () => {} });
  other.write(sessionAtom, { ...other.atom(sessionAtom).get(), userId: 8 });
  other.backEnd.answer(getAutoOrder, ownAutoOrder());
  await renderArea(area, autoOrderPath, { app: other });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-23 a day and an interval that were not sent are kept too', async () => {
  const first = await openAutoOrder();
  first.app.backEnd.fail(moveAutoOrder, { status: 401, message: 'Требуется авторизация' });
  await press('Раньше или позже');
  const form = await dialog('Перенести доставку');
  fireEvent.change(form.getByLabelText('День доставки'), { target: { value: '2026-12-10' } });
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  expect(await form.findByText('Требуется авторизация')).toBeVisible();
  first.unmount();
  const second = await openAutoOrder();
  expect((await dialog('Перенести доставку')).getByLabelText('День доставки')).toHaveValue('2026-12-10');
  await userEvent.keyboard('{Escape}');
  second.app.backEnd.fail(setAutoOrderMode, { status: 401, message: 'Требуется авторизация' });
  await press('Изменить интервал');
  const intervals = await dialog('Изменить интервал');
  await userEvent.click(intervals.getByRole('radio', { name: 'Раз в два месяца' }));
  await userEvent.click(intervals.getByRole('button', { name: 'Сохранить' }));
  expect(await intervals.findByText('Требуется авторизация')).toBeVisible();
  second.unmount();
  await openAutoOrder();
  expect((await dialog('Изменить интервал')).getByRole('radio', { name: 'Раз в два месяца' })).toBeChecked();
});

test('CAB-23 what was chosen for one auto-order does not open in another one', () => {
  const chosen = { kind: 'payment', paymentId: 3 } as const;
  keepUnsent(7, 100_001, chosen);
  expect(takeUnsent(7, 100_002)).toBeNull();
  expect(takeUnsent(7, 100_001)).toEqual(chosen);
});
