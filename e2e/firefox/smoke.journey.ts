/** The most important journeys in a second browser: buy, sign in, book. */
import { findFirefox } from '../browser/find-firefox';
import { newCustomer } from '../fixtures/customer';
import { newPhone } from '../fixtures/outbox';
import { test } from './test';

test.skip(!findFirefox(), 'no Firefox here: npm run firefox installs it');

test('CRT-01 ORD-26 in Firefox a guest buys: card, cart, pickup, cash, the number of the order', async ({
  firefox,
}) => {
  await firefox.open('/catalog/tovary_dlya_sobak/');
  await firefox.press('button', /^В корзину: /);
  await firefox.find({ role: 'group', name: /^Количество/ });
  await firefox.press('link', /корзин/i);
  await firefox.press('link', 'Оформить заказ');

  const contact = await firefox.find({ role: 'region', name: 'Получатель' });
  await firefox.type(/^Имя и фамилия/, 'Анна Иванова', contact);
  await firefox.type(/^Телефон/, '9121234567', contact);
  await firefox.press('button', 'Продолжить', contact);

  const delivery = await firefox.find({ role: 'region', name: 'Доставка' });
  await firefox.press('radio', /^Самовывоз/, delivery);
  await firefox.press('button', /^Выбрать:/, delivery);

  const payment = await firefox.find({ role: 'region', name: 'Оплата' });
  await firefox.press('button', 'Изменить: Оплата', payment);
  await firefox.press('radio', /^Наличными/, payment);
  await firefox.press('button', 'Продолжить', payment);
  await firefox.press('checkbox', /^Согласен на/);
  await firefox.press('button', 'Оформить заказ');
  await firefox.find({ role: 'heading', name: /^Заказ № \d+ оформлен$/ });
});

test('SES-08 in Firefox a customer signs in by password', async ({ firefox, baseURL }) => {
  const { phone, password, name } = await newCustomer(baseURL ?? '');
  await firefox.open('/');
  await firefox.press('link', 'Войти');
  await firefox.press('tab', 'По паролю');
  const panel = await firefox.find({ role: 'tabpanel', name: 'По паролю' });
  await firefox.type('Логин, почта или телефон', phone, panel);
  await firefox.type('Пароль', password, panel);
  await firefox.press('button', 'Войти', panel);
  await firefox.find({ role: 'heading', name: new RegExp(name) });
});

test('VET-03 in Firefox a guest books a vet', async ({ firefox }) => {
  await firefox.open('/vet-kabinety/');
  const flow = await firefox.find({ role: 'form', name: 'Запись' });
  await firefox.press('button', /^Ветеринарный кабинет/, flow);
  await firefox.choose('Кто ваш питомец', 'dog', flow);
  await firefox.press('button', /^Комплексная прививка.*1\s700/, flow);
  await firefox.press('button', /^Любой врач/, flow);
  const days = await firefox.find({ role: 'list', name: 'День', inside: flow });
  await firefox.press('button', /./, days);
  const times = await firefox.find({ role: 'list', name: /^Время,/, inside: flow });
  await firefox.press('button', /./, times);
  await firefox.type('Кличка питомца', 'Рекс', flow);
  await firefox.type('Ваше имя', 'Иван Лесов', flow);
  await firefox.type('Телефон', newPhone(), flow);
  await firefox.press('checkbox', /^Согласен на/, flow);
  await firefox.press('button', 'Записаться', flow);
  await firefox.find({ role: 'heading', name: /^Вы записаны, запись № \d+$/ });
});
