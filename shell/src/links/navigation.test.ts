import { toCityState } from '@zapovednik/api/shell/models/city';
import { fixtures } from '@zapovednik/testing';
import { buyersGroup, companyGroup, linkGroups, servicesGroup } from './link-groups';
import { mainMenu } from './main-menu';
import { catalogueExtras, rootCategories } from './root-categories';

const main = toCityState(fixtures.city());
const perm = toCityState(fixtures.perm());
const paths = (group: { entries: readonly { to: string }[] }) => group.entries.map((entry) => entry.to);
/** The link texts of a group, in order. */
const links = ({ entries }: { entries: readonly { title: string; to: string }[] }) =>
  entries.map(({ title, to }) => [title, to]);

test('LAY-09 LAY-11 the company group', () => {
  expect(companyGroup(perm).title).toBe('Компания');
  expect(links(companyGroup(perm))).toEqual([
    ['О нас', '/about/'],
    ['Новости', '/news/'],
    ['Помощь фондам', '/pomoshch-fondam/'],
    ['Поставщикам', '/stat-partnyerom-zapovednika/'],
    ['Арендодателям', '/rent/'],
    ['Заводчикам', '/breeders/'],
    ['Контакты', '/contacts/'],
    ['Обратная связь', '/feedback/'],
  ]);
});

test('LAY-10 CON-21 jobs are offered in the main city only', () => {
  expect(links(companyGroup(main))).toContainEqual(['Вакансии', '/vacancies/']);
  expect(paths(companyGroup(perm))).not.toContain('/vacancies/');
});

test('LAY-12 the buyers group', () => {
  expect(buyersGroup(perm).title).toBe('Покупателям');
  expect(links(buyersGroup(perm))).toEqual([
    ['Доставка', '/delivery/'],
    ['Оплата', '/payment/'],
    ['Возврат товара', '/suppliers/'],
    ['Бонусная программа', '/bonus-program/'],
    ['Магазины', '/shops/'],
    ['Акции', '/sales/'],
    ['Бренды', '/brand/'],
    ['Мобильное приложение', '/mobile-app/'],
    ['Вопросы и ответы', '/faq/'],
  ]);
});

test('LAY-13 buyers find articles only where the city has no subdomain', () => {
  expect(links(buyersGroup(main))).toContainEqual(['Статьи', '/articles/']);
  expect(paths(buyersGroup(perm))).not.toContain('/articles/');
});

test('LAY-14 services are shown in the default location only', () => {
  expect(links(servicesGroup(main))).toEqual([
    ['Ветеринарные кабинеты', '/vet-kabinety/'],
    ['Груминг', '/grooming/'],
    ['Дрессировка собак', '/dog-training-school/'],
  ]);
  expect(linkGroups(perm).map(({ title }) => title)).not.toContain('Услуги');
});

/** The address of a main menu entry. An entry in a group is found by both titles. */
function inMainMenu(title: string, group?: string): string | undefined {
  const entries = group
    ? mainMenu.flatMap((entry) => (entry.title === group && 'entries' in entry ? entry.entries : []))
    : mainMenu;
  return entries.flatMap((entry) => (entry.title === title && 'to' in entry ? entry.to : []))[0];
}

const inAbout = (title: string, address: string) => () => expect(inMainMenu(title, 'О компании')).toBe(address);
const inMenu = (title: string, address: string) => () => expect(inMainMenu(title)).toBe(address);
const isRoot = (title: string, address: string) => () =>
  expect(rootCategories.find((category) => category.title === title)?.to).toBe(address);

test('LAY-16 «О компании» of the main menu has ten entries', () => {
  const [about] = mainMenu;
  expect(about && 'entries' in about && about.entries).toHaveLength(10);
});

test('LAY-17 «О компании»: «О нас»', inAbout('О нас', '/about/'));
test('LAY-18 «О компании»: «Новости»', inAbout('Новости', '/news/'));
test('LAY-19 «О компании»: «Статьи»', inAbout('Статьи', '/articles/'));
test('LAY-20 «О компании»: «Оферта»', inAbout('Оферта', '/oferta/'));
test('LAY-21 «О компании»: «Возврат товара»', inAbout('Возврат товара', '/suppliers/'));
test('LAY-22 «О компании»: «Скидки и акции»', inAbout('Скидки и акции', '/sales/'));
test('LAY-23 «О компании»: «Контакты»', inAbout('Контакты', '/contacts/'));
test(
  'LAY-24 «О компании»: «Бонусная программа магазинов»',
  inAbout('Бонусная программа магазинов', '/bonus-program/bonusnaya-programma-magazinov/'),
);
test(
  'LAY-25 «О компании»: «Правила подарочного сертификата»',
  inAbout('Правила подарочного сертификата', '/pravila-polzovaniya-podarochnym-sertifikatom/'),
);
test('LAY-26 «О компании»: «Помощь фондам»', inAbout('Помощь фондам', '/pomoshch-fondam/'));

test('LAY-27 the main menu: «Доставка»', inMenu('Доставка', '/delivery/'));
test('LAY-28 the main menu: «Оплата»', inMenu('Оплата', '/payment/'));
test('LAY-29 the main menu: «Наши магазины»', inMenu('Наши магазины', '/shops/'));
test('LAY-30 the main menu: «Бонусная программа»', inMenu('Бонусная программа', '/bonus-program/'));
test('LAY-32 the main menu: «Поставщикам»', inMenu('Поставщикам', '/stat-partnyerom-zapovednika/'));

test('LAY-31 a new pet: kitten and puppy', () => {
  expect(inMainMenu('Котёнок', 'У меня появился питомец')).toBe('/kitten/');
  expect(inMainMenu('Щенок', 'У меня появился питомец')).toBe('/puppy/');
});

test('LAY-33 the root category «Собаки»', isRoot('Собаки', '/catalog/tovary_dlya_sobak/'));
test('LAY-34 the root category «Кошки»', isRoot('Кошки', '/catalog/tovary_dlya_koshek/'));
test('LAY-35 the root category «Грызуны»', isRoot('Грызуны', '/catalog/tovary_dlya_gryzunov/'));
test('LAY-36 the root category «Птицы»', isRoot('Птицы', '/catalog/tovary_dlya_ptits/'));
test('LAY-37 the root category «Рыбки»', isRoot('Рыбки', '/catalog/akvariumistika/'));
test('LAY-38 the root category «Рептилии»', isRoot('Рептилии', '/catalog/tovary-dlya-reptilij/'));
test('LAY-39 the root category «Ветаптека»', isRoot('Ветаптека', '/catalog/vetapteka/'));

test('LAY-41 sales and brands are next to the categories', () => {
  expect(catalogueExtras.map(({ code, to }) => [code, to])).toEqual([
    ['sales', '/sales/'],
    ['brand', '/brand/'],
  ]);
});

test('LAY-03 LAY-15 every entry of header, footer and menus is in Russian', () => {
  const groups = [...linkGroups(main), ...mainMenu, ...rootCategories, ...catalogueExtras];
  const titles = groups.flatMap((one) => [
    one.title,
    ...('entries' in one ? one.entries.map(({ title }) => title) : []),
  ]);
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !/^[А-ЯЁ«][а-яё «»,-]+$/.test(title))).toEqual([]);
});
