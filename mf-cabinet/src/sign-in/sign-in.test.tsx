import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';

async function fill() {
  await userEvent.click(await screen.findByRole('tab', { name: 'По паролю' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Логин, почта или телефон' }), 'anna');
  await userEvent.type(screen.getByLabelText('Пароль'), 'Sekret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
}

function appWithAnna(): TestApp {
  const app = createTestApp();
  app.backEnd.answer(signInByPassword, fixtures.customer());
  return app;
}

describe('on its page', () => {
  test('SES-10 SES-07 login and password sign in, keep the basket, and return to the page that the visitor wanted', async () => {
    const app = appWithAnna();
    const listener = jest.fn();
    app.bus.on(sessionChanged, listener);
    const { router } = await renderArea(area, '/auth/?back=%2Ffavorite%2F', { app });
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/favorite/'));
    expect(listener).toHaveBeenCalledWith({ authorized: true });
    expect(app.backEnd.asked).toEqual([{ id: signInByPassword.id, input: { login: 'anna', password: 'Sekret-1' } }]);
    expect(signInByPassword.query.parse({})).toEqual({ merge_basket: 'true' });
  });

  test('a return URL outside the shop leads to the cabinet', async () => {
    const { router } = await renderArea(area, '/auth/?back=%2F%2Fevil.example%2F', { app: appWithAnna() });
    await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  });

  test('the links to registration and password recovery keep the return URL', async () => {
    await renderArea(area, '/auth/?back=%2Ffavorite%2F');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Регистрация')).toBe('/auth/signup/?back=%2Ffavorite%2F');
    expect(hrefOf('Забыли пароль?')).toBe('/auth/password-recovery/?back=%2Ffavorite%2F');
  });

  test('a wrong password shows an error at its field, and nothing else happens', async () => {
    const app = createTestApp();
    const message = 'Неверный логин или пароль';
    app.backEnd.fail(signInByPassword, { status: 422, message, fields: { password: message } });
    const { router } = await renderArea(area, '/auth/', { app });
    await fill();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Пароль')).toBeInvalid();
    expect(router.state.location.pathname).toBe('/auth/');
  });

  test('without a connection an error is shown, and the entered values are kept', async () => {
    const app = createTestApp();
    app.backEnd.fail(signInByPassword);
    await renderArea(area, '/auth/', { app });
    await fill();
    const words = 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.';
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: 'Логин, почта или телефон' })).toHaveValue('anna');
    expect(screen.getByLabelText('Пароль')).toHaveValue('Sekret-1');
  });

  test('SES-19 after too many attempts the form shows when to try again', async () => {
    const app = createTestApp();
    app.backEnd.fail(signInByPassword, { status: 429, message: 'Слишком много попыток. Попробуйте через 7 мин.' });
    await renderArea(area, '/auth/', { app });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте через 7 мин.');
  });

  test('VAL-26 empty fields are not sent', async () => {
    await renderArea(area, '/auth/');
    await userEvent.click(await screen.findByRole('tab', { name: 'По паролю' }));
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findAllByText('Укажите логин')).not.toHaveLength(0);
    expect(screen.getAllByText('Укажите пароль')).not.toHaveLength(0);
  });
});

describe('in a dialog', () => {
  test('LAY-51 SES-18 opens over any page, and the command answers that the visitor signed in', async () => {
    const app = appWithAnna();
    await renderArea(area, '/auth/greetings/', { app });
    const answer = app.bus.run(openSignIn, {});
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible();
    await fill();
    await expect(answer).resolves.toEqual({ authorized: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('SES-18 after closing, it answers that nobody signed in', async () => {
    const { app } = await renderArea(area, '/auth/greetings/');
    const answer = app.bus.run(openSignIn, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await expect(answer).resolves.toEqual({ authorized: false });
  });

  test('the link to registration closes it, and the registration returns to the page below', async () => {
    const { app, router } = await renderArea(area, '/auth/greetings/');
    const answer = app.bus.run(openSignIn, {});
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Регистрация');
    await userEvent.click(screen.getByRole('link', { name: 'Регистрация' }));
    await expect(answer).resolves.toEqual({ authorized: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signup/'));
    expect(router.state.location.search).toBe('?back=%2Fauth%2Fgreetings%2F');
  });
});
