import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInForSomeoneElse } from '@zapovednik/api/cabinet/calls/employee';
import { logout } from '@zapovednik/api/shell/calls/user';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';

const { anonymous } = fixtures;
type Group = 'customer' | '1c_user' | '1c_service_user' | 'admin';

/** `/form/` for a signed-in user of these groups; an employee may act for them. */
async function open(groups: Group[], onBehalf = false) {
  const app = createTestApp({ report: () => {} });
  app.write(sessionAtom, {
    ...unknownSession,
    status: 'authorized',
    userId: 7,
    name: 'Анна Лесная',
    phone: '79220000001',
    groups,
    onBehalf,
  });
  app.command(showNotification, async () => ({}));
  const changed = jest.fn();
  app.bus.on(sessionChanged, changed);
  return { changed, ...(await renderArea(area, '/form/', { app })) };
}

afterEach(() => sessionStorage.clear());

test.each(['1c_service_user', 'admin'] as const)(
  'SES-32 SES-36 SES-37 %s finds the client and continues as them; a draft of before is forgotten',
  async (group) => {
    sessionStorage.setItem('draft:mf-checkout/order-2201', '{}');
    const { app, changed } = await open([group]);
    app.backEnd.answer(signInForSomeoneElse, anonymous({ authorized: true, user_id: 7, on_behalf: true }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Телефон, почта или логин клиента' }),
      ' 8 922 000-00-01 ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить за клиента' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ authorized: true }));
    expect(app.backEnd.asked.at(-1)).toMatchObject({
      id: signInForSomeoneElse.id,
      input: { login: '8 922 000-00-01' },
    });
    expect(sessionStorage).toHaveLength(0);
  },
);

test('SES-36 a client who is not found is told in the form', async () => {
  const { app, changed } = await open(['admin']);
  app.backEnd.fail(signInForSomeoneElse, { status: 404, message: 'Клиент не найден' });
  await userEvent.type(await screen.findByRole('textbox', { name: /клиента$/ }), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить за клиента' }));
  expect(await screen.findByText('Клиент не найден')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});

test('SES-35 who acts for a client sees for whom, and can end it without an order', async () => {
  const { app, changed } = await open(['customer'], true);
  expect(await screen.findByText('Анна Лесная, +7 922 000-00-01')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Собрать корзину' })).toBeVisible();
  app.backEnd.fail(logout);
  await userEvent.click(screen.getByRole('button', { name: 'Закончить без заказа' }));
  await waitFor(() => expect(app.backEnd.asked.at(-1)?.id).toBe(logout.id));
  expect(changed).not.toHaveBeenCalled();
  app.backEnd.answer(logout, anonymous());
  await userEvent.click(screen.getByRole('button', { name: 'Закончить без заказа' }));
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ authorized: false }));
});

test.each([[['customer']], [['1c_user', 'customer']]] as [Group[]][])(
  'SES-37 for %j there is no form',
  async (groups) => {
    await open(groups);
    expect(await screen.findByText(/такого права нет/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);
