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

test('LAY-16 «О компании» of the main menu holds ten entries', () => {
  const [about] = mainMenu;
  expect(about && 'entries' in about && paths(about)).toEqual([
    '/about/',
    '/news/',
    '/articles/',
    '/oferta/',
    '/suppliers/',
    '/sales/',
    '/contacts/',
    '/bonus-program/bonusnaya-programma-magazinov/',
    '/pravila-polzovaniya-podarochnym-sertifikatom/',
    '/pomoshch-fondam/',
  ]);
});

test('LAY-27 to LAY-32 the rest of the main menu', () => {
  expect(mainMenu.slice(1).map((entry) => ('entries' in entry ? paths(entry) : entry.to))).toEqual([
    '/delivery/',
    '/payment/',
    '/shops/',
    '/bonus-program/',
    ['/kitten/', '/puppy/'],
    '/stat-partnyerom-zapovednika/',
  ]);
});

test('LAY-33 to LAY-39 the root categories, with their exact paths', () => {
  expect(rootCategories.map((category) => category.to)).toEqual([
    '/catalog/tovary_dlya_sobak/',
    '/catalog/tovary_dlya_koshek/',
    '/catalog/tovary_dlya_gryzunov/',
    '/catalog/tovary_dlya_ptits/',
    '/catalog/akvariumistika/',
    '/catalog/tovary-dlya-reptilij/',
    '/catalog/vetapteka/',
  ]);
});

test('LAY-41 sales and brands stand beside the categories', () => {
  expect(catalogueExtras.map(({ code, to }) => [code, to])).toEqual([
    ['sales', '/sales/'],
    ['brand', '/brand/'],
  ]);
});
