import { cityState } from 'shared-contracts/state';
import { fixtures } from 'shared-contracts/testing';
import { buyersGroup, companyGroup, linkGroups, servicesGroup } from './link-groups';
import { mainMenu } from './main-menu';
import { catalogueExtras, rootCategories } from './root-categories';

const main = cityState(fixtures.city());
const perm = cityState(fixtures.perm());
const paths = (group: { entries: readonly { to: string }[] }) => group.entries.map((entry) => entry.to);

test('LAY-09 LAY-11 the company group', () => {
  expect(paths(companyGroup(perm))).toEqual([
    '/about/',
    '/news/',
    '/pomoshch-fondam/',
    '/stat-partnyerom-zapovednika/',
    '/rent/',
    '/breeders/',
    '/contacts/',
    '/feedback/',
  ]);
});

test('LAY-10 jobs are offered in the main city only', () => {
  expect(paths(companyGroup(main))).toContain('/vacancies/');
  expect(paths(companyGroup(perm))).not.toContain('/vacancies/');
});

test('LAY-12 the buyers group', () => {
  expect(paths(buyersGroup(perm))).toEqual([
    '/delivery/',
    '/payment/',
    '/suppliers/',
    '/bonus-program/',
    '/shops/',
    '/sales/',
    '/brand/',
    '/mobile-app/',
    '/faq/',
  ]);
});

test('LAY-13 buyers find articles only where the city has no subdomain', () => {
  expect(paths(buyersGroup(main))).toContain('/articles/');
  expect(paths(buyersGroup(perm))).not.toContain('/articles/');
});

test('LAY-14 services are shown in the default location only', () => {
  expect(paths(servicesGroup(main))).toEqual(['/vet-kabinety/', '/grooming/', '/dog-training-school/']);
  expect(linkGroups(perm).map(({ title }) => title)).not.toContain('Услуги');
});

/** The address that an entry of the main menu leads to; of an entry in a group, by both titles. */
function inMainMenu(title: string, group?: string): string | undefined {
  const entries = group
    ? mainMenu.flatMap((entry) => (entry.title === group && 'entries' in entry ? entry.entries : []))
    : mainMenu;
  return entries.flatMap((entry) => (entry.title === title && 'to' in entry ? entry.to : []))[0];
}

test('LAY-16 «О компании» of the main menu holds ten entries', () => {
  const [about] = mainMenu;
  expect(about && 'entries' in about && about.entries).toHaveLength(10);
});

test.each([
  ['LAY-17', 'О нас', '/about/'],
  ['LAY-18', 'Новости', '/news/'],
  ['LAY-19', 'Статьи', '/articles/'],
  ['LAY-20', 'Оферта', '/oferta/'],
  ['LAY-21', 'Возврат товара', '/suppliers/'],
  ['LAY-22', 'Скидки и акции', '/sales/'],
  ['LAY-23', 'Контакты', '/contacts/'],
  ['LAY-24', 'Бонусная программа магазинов', '/bonus-program/bonusnaya-programma-magazinov/'],
  ['LAY-25', 'Правила подарочного сертификата', '/pravila-polzovaniya-podarochnym-sertifikatom/'],
  ['LAY-26', 'Помощь фондам', '/pomoshch-fondam/'],
])('%s «О компании» has «%s»', (_, title, address) => {
  expect(inMainMenu(title, 'О компании')).toBe(address);
});

test.each([
  ['LAY-27', 'Доставка', '/delivery/'],
  ['LAY-28', 'Оплата', '/payment/'],
  ['LAY-29', 'Наши магазины', '/shops/'],
  ['LAY-30', 'Бонусная программа', '/bonus-program/'],
  ['LAY-32', 'Поставщикам', '/stat-partnyerom-zapovednika/'],
])('%s the main menu has «%s»', (_, title, address) => {
  expect(inMainMenu(title)).toBe(address);
});

test('LAY-31 a new pet: kitten and puppy', () => {
  expect(inMainMenu('Котёнок', 'У меня появился питомец')).toBe('/kitten/');
  expect(inMainMenu('Щенок', 'У меня появился питомец')).toBe('/puppy/');
});

test.each([
  ['LAY-33', 'Собаки', '/catalog/tovary_dlya_sobak/'],
  ['LAY-34', 'Кошки', '/catalog/tovary_dlya_koshek/'],
  ['LAY-35', 'Грызуны', '/catalog/tovary_dlya_gryzunov/'],
  ['LAY-36', 'Птицы', '/catalog/tovary_dlya_ptits/'],
  ['LAY-37', 'Рыбки', '/catalog/akvariumistika/'],
  ['LAY-38', 'Рептилии', '/catalog/tovary-dlya-reptilij/'],
  ['LAY-39', 'Ветаптека', '/catalog/vetapteka/'],
])('%s the root category «%s»', (_, title, address) => {
  expect(rootCategories.find((category) => category.title === title)?.to).toBe(address);
});

test('LAY-41 sales and brands stand beside the categories', () => {
  expect(catalogueExtras.map(({ code, to }) => [code, to])).toEqual([
    ['sales', '/sales/'],
    ['brand', '/brand/'],
  ]);
});
