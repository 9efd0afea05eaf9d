import { COOKIES, type ShopCookie } from '@zapovednik/areas/shell/cookies';
import { plural } from '@zapovednik/rules/format';

const purposes: readonly (readonly [ShopCookie, string])[] = [
  [COOKIES.session, 'сеанс: корзина, избранное и вход в кабинет; без него корзина не работает'],
  [COOKIES.view, 'город, способ получения и то, что вы вошли, чтобы страница сразу открылась вашей'],
  [COOKIES.visitor, 'отличает ваши запросы от чужих, когда посетителей очень много; о вас ничего не сообщает'],
  [COOKIES.bucket, 'случайное число, по которому часть посетителей первой видит новую версию страниц'],
  [COOKIES.utm, 'с какого объявления вы пришли'],
  [COOKIES.charity, 'следующий заказ вы хотите передать приюту'],
];

/** A clause for each cookie that the shop sets: its name, what it is for, and how long a browser keeps it. */
export const cookieClauses = purposes.map(
  ([{ name, days }, purpose]) =>
    `${name} — ${purpose}. Хранится ${days}\u00a0${plural(days, ['день', 'дня', 'дней'])}.`,
);
