import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgotPassword, restorePassword, smsChangePassword, smsForgot } from 'shared-contracts/cabinet/calls/recovery';
import { showNotification } from 'shared-contracts/shell/commands';
import { createTestShop, fixtures, renderArea, type TestShop } from 'shared-contracts/testing';
import area from '../area';
import { askForCode, codeField, codeSent, enterCode } from '../testing/person';

beforeEach(() => sessionStorage.clear());

const token = 'a-token-of-a-letter-12345';

function shopThatRecovers(): TestShop {
  const shop = createTestShop();
  shop.command(showNotification, async () => ({}));
  shop.backEnd.answer(forgotPassword, { sent: true });
  shop.backEnd.answer(smsForgot, codeSent());
  shop.backEnd.answer(restorePassword, fixtures.customer());
  shop.backEnd.answer(smsChangePassword, fixtures.customer());
  return shop;
}

const open = (hash = '', shop = shopThatRecovers()) => renderArea(area, `/auth/password-recovery/${hash}`, { shop });

const newPassword = () => screen.findByLabelText('Новый пароль');

test('SES-13 a letter is asked for, and another one', async () => {
  const { shop } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Электронная почта' }), 'anna@example.ru');
  await userEvent.click(screen.getByRole('button', { name: 'Получить письмо' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Проверьте почту' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Отправить письмо ещё раз' }));
  await waitFor(() => expect(shop.backEnd.asked).toHaveLength(2));
  expect(shop.backEnd.asked[1]).toEqual({ id: forgotPassword.id, input: { email: 'anna@example.ru' } });
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой адрес' }));
  expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveFocus();
});

test('SES-13 a letter that did not go out is told, and the address stays', async () => {
  const shop = createTestShop();
  const message = 'Не удалось отправить письмо. Попробуйте ещё раз.';
  shop.backEnd.fail(forgotPassword, { status: 503, message });
  await open('', shop);
  const field = await screen.findByRole('textbox', { name: 'Электронная почта' });
  await userEvent.type(field, 'anna@example.ru');
  await userEvent.click(screen.getByRole('button', { name: 'Получить письмо' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('anna@example.ru');
});

test('SES-13 the link of the letter leads to a new password, which signs in; the address forgets it', async () => {
  const { shop, router } = await open(`#token=${token}`);
  await userEvent.type(await newPassword(), 'Sekret-12');
  expect(router.state.location.hash).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  expect(shop.backEnd.asked).toEqual([{ id: restorePassword.id, input: { token, password: 'Sekret-12' } }]);
});

test('SES-13 an old link is told in words, and another one may be asked for', async () => {
  const shop = shopThatRecovers();
  const message = 'Ссылка больше не действует. Запросите новую.';
  shop.backEnd.fail(restorePassword, { status: 422, message, fields: { token: message } });
  await open(`#token=${token}`, shop);
  await userEvent.type(await newPassword(), 'Sekret-12{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Запросить новую ссылку' }));
  expect(await screen.findByRole('textbox', { name: 'Электронная почта' })).toHaveFocus();
});

test('a link that was cut is told as such', async () => {
  await open('#token=cut');
  expect(await screen.findByRole('heading', { name: 'Ссылка не открылась' })).toBeVisible();
});

test('SES-13 the code from the SMS and a new password sign in', async () => {
  const { shop, router } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await askForCode();
  await enterCode();
  await waitFor(async () => expect(await newPassword()).toHaveFocus());
  expect(await newPassword()).toBeValid();
  await userEvent.keyboard('Sekret-12{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/personal/'));
  expect(shop.backEnd.asked.at(-1)).toEqual({
    id: smsChangePassword.id,
    input: { phone: '79120000000', code: '123456', password: 'Sekret-12' },
  });
});

test('SES-13 whose phone nobody has learns it after the right code, and is led to a registration', async () => {
  const shop = shopThatRecovers();
  const message = 'Этот номер ещё не зарегистрирован';
  shop.backEnd.fail(smsChangePassword, { status: 422, code: 'not_registered', message, fields: { phone: message } });
  await open('?back=%2Ffavorite%2F', shop);
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await askForCode();
  await enterCode();
  await userEvent.type(await newPassword(), 'Sekret-12{Enter}');
  expect(await screen.findByRole('heading', { name: 'Этот номер у нас впервые' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
    'href',
    '/auth/signup/?back=%2Ffavorite%2F',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Указать другой номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveFocus();
});

test('VAL-26 a short password is not sent; a wrong code keeps the password', async () => {
  const shop = shopThatRecovers();
  const message = 'Неверный код. Осталось попыток: 4.';
  shop.backEnd.fail(smsChangePassword, { status: 422, message, fields: { code: message } });
  await open('', shop);
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await askForCode();
  await enterCode();
  await userEvent.type(await newPassword(), 'short{Enter}');
  expect(await screen.findByText('Пароль — не короче 8 знаков')).toBeVisible();
  await userEvent.type(await newPassword(), '-and-longer{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await codeField()).toBeInvalid();
  expect(await newPassword()).toHaveValue('short-and-longer');
});

test('SES-19 after a reload the code is waited for, and another phone may be given', async () => {
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'По телефону' }));
  await askForCode();
  await codeField();
  unmount();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveFocus();
});
