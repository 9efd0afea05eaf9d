import { screen, within } from '@testing-library/react';
import { getDeliveryServices, getPickupPoints, getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import { getVacancyByCode } from '@zapovednik/api/content/calls/career';
import { getPromotionByCode } from '@zapovednik/api/content/calls/promotion';
import { getArticleByCode, getNewsByCode } from '@zapovednik/api/content/calls/publication';
import { getShop } from '@zapovednik/api/content/calls/shop';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { fixtures, renderArea } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import area from './area';
import { contentApp } from './testing/content';

const meta = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

/** Opens a page of Екатеринбург: it has one heading, a title, a description, its own URL, and breadcrumbs. */
async function opens(path: string, heading: string) {
  const app = contentApp();
  app.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  app.backEnd.answer(getDeliveryServices, []);
  app.backEnd.answer(getPickupServices, [{ ID: 2, NAME: 'Магазины «Заповедник»', MARKER: '/marker.svg' }]);
  app.backEnd.answer(getPickupPoints, [fixtures.pickupPoint()]);
  await renderArea(area, path, { app });
  expect((await screen.findAllByRole('heading', { level: 1 })).map((each) => each.textContent)).toEqual([heading]);
  expect(document.title).toMatch(/\S — Заповедник$/);
  expect(meta('meta[name="description"]', 'content')).toMatch(/\S{3}/);
  expect(meta('link[rel="canonical"]', 'href')).toBe(`${app.origin}${path}`);
  expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
}

/** The texts and links of a section's cards. */
const cards = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('listitem')
    .map((card) => [card.textContent, within(card).getByRole('link').getAttribute('href')]);

async function isUnknown(path: string) {
  const app = contentApp();
  const calls = [getArticleByCode, getNewsByCode, getPromotionByCode, getShop, getVacancyByCode];
  for (const call of calls) app.backEnd.fail(call, { status: 404, message: 'Нет такой страницы' });
  await renderArea(area, path, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
}

test('a shared link shows the card of the page', async () => {
  await opens('/about/', 'О компании');
  expect(meta('meta[property="og:image"]', 'content')).toBe(
    'http://shop.localhost/pictures/card/story-about/1-1280.jpg',
  );
});

test('CON-01 every path of the area has a page', () => {
  const owned = routeTable.filter(({ owner }) => owner === 'mf-content').map(({ id }) => id);
  expect(area.routes.map(({ route }) => route.id).sort()).toEqual(owned.sort());
});

describe('for buyers', () => {
  test('ROU-20 delivery', () => opens('/delivery/', 'Доставка в Екатеринбурге'));
  test('ROU-30 payment', () => opens('/payment/', 'Оплата'));
  test('ROU-48 returns are at /suppliers/', () => opens('/suppliers/', 'Возврат и обмен'));
  test('ROU-19 contacts', () => opens('/contacts/', 'Контакты в Екатеринбурге'));
  test('ROU-21 questions', () => opens('/faq/', 'Вопросы и ответы'));
  test('ROU-23 feedback', () => opens('/feedback/', 'Обратная связь'));
  test('ROU-27 mobile application', () => opens('/mobile-app/', '«Заповедник» в телефоне'));
  test('ROU-43 CON-13 shops', () => opens('/shops/', 'Наши магазины в Екатеринбурге'));
  test('ROU-65 an unknown shop', () => isUnknown('/shops/luna/'));
  test('ROU-44 sitemap', () => opens('/sitemap/', 'Карта сайта'));
});

describe('about the company and for its partners', () => {
  test('ROU-02 about', () => opens('/about/', 'О компании'));
  test('ROU-32 charity', () => opens('/pomoshch-fondam/', 'Помощь фондам и приютам'));
  test('ROU-35 landlords', () => opens('/rent/', 'Арендодателям'));
  test('ROU-47 suppliers', () => opens('/stat-partnyerom-zapovednika/', 'Стать партнёром «Заповедника»'));
  test('ROU-03 affiliate programme', () => opens('/affiliate-program/', 'Партнёрская программа'));
  test('ROU-04 agents', () => opens('/agent/', 'Стать агентом'));
  test('ROU-15 breeders', () => opens('/breeders/', 'Заводчикам'));
});

describe('a new pet', () => {
  test('ROU-25 kitten', () => opens('/kitten/', 'В доме котёнок'));
  test('ROU-26 puppy', () => opens('/puppy/', 'В доме щенок'));
  test('ROU-31 any pet', () => opens('/pet-appeared/', 'У меня появился питомец'));
});

describe('bonuses', () => {
  test('ROU-11 CON-25 the programme, with links to the other pages about bonuses', async () => {
    await opens('/bonus-program/', 'Бонусная программа');
    expect(cards('Подробнее')).toEqual([
      ['В магазинахКарта на кассе и без телефона', '/bonus-program/bonusnaya-programma-magazinov/'],
      ['На сайтеБонусы в корзине и кабинете', '/bonusnaya-programma/'],
      ['Полные правилаДокумент со всеми условиями', '/bonus-program/polnye-pravila-programmy.php'],
    ]);
  });
  test('ROU-13 on the site', () => opens('/bonusnaya-programma/', 'Бонусы на сайте'));
  test('ROU-70 in the shops, with links to the other pages about bonuses', async () => {
    await opens('/bonus-program/bonusnaya-programma-magazinov/', 'Бонусная программа магазинов');
    expect(cards('Ещё о бонусах')).toEqual([
      ['Как копить и тратитьКоротко о программе', '/bonus-program/'],
      ['На сайтеБонусы в корзине и кабинете', '/bonusnaya-programma/'],
      ['Полные правилаДокумент со всеми условиями', '/bonus-program/polnye-pravila-programmy.php'],
    ]);
  });
  test('ROU-12 in Первоуральск', () => opens('/bonus-program-pervouralsk/', 'Бонусная программа в Первоуральске'));
  test('ROU-69 the full rules keep their name without a slash', () =>
    opens('/bonus-program/polnye-pravila-programmy.php', 'Полные правила бонусной программы'));
  test('ROU-36 requested twice', () => opens('/repeat-bonus/', 'Бонусы уже начислены'));
});

describe('documents', () => {
  test('ROU-29 offer', () => opens('/oferta/', 'Публичная оферта'));
  test('ROU-33 privacy', () => opens('/privacy-policy/', 'Политика конфиденциальности'));
  test('ROU-18 consent', () => opens('/consent-personal-data/', 'Согласие на обработку персональных данных'));
  test('ROU-34 gift certificate', () =>
    opens('/pravila-polzovaniya-podarochnym-sertifikatom/', 'Правила пользования подарочным сертификатом'));
});

describe('lists that are still empty, and unpublished items', () => {
  test('ROU-28 news', () => opens('/news/', 'Новости'));
  test('ROU-63 one news item', () => isUnknown('/news/otkrytie/'));
  test('ROU-05 articles', () => opens('/articles/', 'Статьи'));
  test('ROU-62 one article', () => isUnknown('/articles/kleshchi/'));
  test('ROU-37 reviews', () => opens('/reviews/', 'Отзывы о магазине'));
  test('ROU-38 promotions', () => opens('/sales/', 'Скидки и акции'));
  test('ROU-64 one promotion', () => isUnknown('/sales/leto/'));
  test('ROU-51 vacancies', () => opens('/vacancies/', 'Работа в «Заповеднике»'));
  test('ROU-52 vacancies by city', () => opens('/vacancies/cities/', 'Вакансии по городам'));
  test('CON-20 one vacancy', () => opens('/vacancies/grumer/', 'Грумер'));
  test('CON-20 an unknown vacancy', () => isUnknown('/vacancies/kosmonavt/'));
});

describe('thanks', () => {
  test('ROU-45 after a registration: what to begin with', async () => {
    await opens('/spasibo-za-registratsiyu/', 'Спасибо за регистрацию!');
    expect(cards('С чего начать')).toEqual([
      ['Расскажите о питомцеПодскажем корм по возрасту и породе', '/cabinet/my-pet/'],
      ['Посмотрите бонусыСколько накоплено и как потратить', '/cabinet/bonuses/'],
      ['Сохраните адресСледующий заказ займёт минуту', '/cabinet/delivery-profiles/'],
    ]);
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
  });
  test('ROU-46 after a card was registered, at a path with a capital letter', () =>
    opens('/Successful_registration/', 'Карта зарегистрирована'));
});
