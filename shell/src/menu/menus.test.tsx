import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { fixtures } from '@zapovednik/testing';
import { createTestShell, openApp } from '../testing/open-app';

const dryFood = fixtures.section({
  ID: 11,
  CODE: 'sukhoy-korm',
  NAME: 'Сухой корм',
  UNIQUE_CODE: 'tovary_dlya_sobak/sukhoy-korm',
});
const dogs = fixtures.section({
  ID: 1,
  CODE: 'tovary_dlya_sobak',
  UNIQUE_CODE: 'tovary_dlya_sobak',
  CHILDREN: [dryFood],
});
const litter = fixtures.section({ ID: 21, CODE: 'napolniteli', NAME: 'Наполнители', UNIQUE_CODE: 'k/napolniteli' });
const cats = fixtures.section({ ID: 2, CODE: 'tovary_dlya_koshek', UNIQUE_CODE: 'k', CHILDREN: [litter] });

const catalogue = () => within(screen.getByRole('navigation', { name: 'Каталог' }));
const openCatalogue = () => userEvent.click(screen.getByText('Каталог', { selector: 'summary' }));

test('LAY-38 LAY-40 LAY-41 root categories, sales, brands and services are links in the HTML of the page', async () => {
  await openApp('/about/');
  await openCatalogue();
  expect(catalogue().getByRole('link', { name: 'Рептилии' })).toHaveAttribute('href', '/catalog/tovary-dlya-reptilij/');
  expect(catalogue().getByRole('link', { name: 'Акции' })).toHaveAttribute('href', '/sales/');
  expect(catalogue().getByRole('link', { name: 'Груминг' })).toHaveAttribute('href', '/grooming/');
});

test('LAY-40 the catalogue menu of another city has no services', async () => {
  await openApp('/about/', { app: createTestShell({ city: fixtures.perm() }) });
  await openCatalogue();
  expect(catalogue().queryByRole('link', { name: 'Груминг' })).not.toBeInTheDocument();
});

test('LAY-33 LAY-34 the second level is read once when the menu opens, and follows the focused category', async () => {
  const app = createTestShell();
  app.backEnd.answer(getSections, [dogs, cats]);
  await openApp('/about/', { app });
  expect(app.backEnd.asked).toEqual([]);
  await openCatalogue();
  expect(await catalogue().findByRole('link', { name: 'Сухой корм' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/sukhoy-korm/',
  );
  await userEvent.hover(catalogue().getByRole('link', { name: 'Кошки' }));
  expect(catalogue().getByRole('link', { name: 'Наполнители' })).toBeVisible();
  expect(catalogue().queryByRole('link', { name: 'Сухой корм' })).not.toBeInTheDocument();
  expect(app.backEnd.asked).toHaveLength(1);
});

test('ERR-10 sections that cannot be read show an error in the menu, and can be retried', async () => {
  const app = createTestShell();
  app.backEnd.fail(getSections);
  await openApp('/about/', { app });
  await openCatalogue();
  expect(await screen.findByText('Разделы каталога отсутвуют')).toBeVisible();
  expect(catalogue().getByRole('link', { name: 'Собаки' })).toBeVisible();
  app.backEnd.answer(getSections, [dogs]);
  await userEvent.click(catalogue().getByRole('button', { name: 'Повторить' }));
  expect(await catalogue().findByRole('link', { name: 'Сухой корм' })).toBeVisible();
});

/** Sets the window width of a desktop or a phone. */
function widthOf(kind: 'phone' | 'desktop') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: kind === 'desktop' }),
  });
}

const openMenu = async () => {
  await userEvent.click(screen.getByText('Меню'));
  return within(await screen.findByRole('dialog', { name: 'Меню' }));
};

test('LAY-53 LAY-56 the mobile menu has profile, catalogue and main menu', async () => {
  widthOf('phone');
  const { app } = await openApp('/about/');
  const menu = await openMenu();
  for (const name of ['Войти', 'Собаки', 'Бренды', 'Доставка', 'Поставщикам']) {
    expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await userEvent.click(menu.getByText('О компании'));
  expect(menu.getByRole('link', { name: 'Оферта' })).toBeVisible();
  expect([...app.overlays.opened.get()]).toEqual(['mainMobileMenu']);
});

test('LAY-54 LAY-56 on a desktop the main menu is in the side drawer', async () => {
  widthOf('desktop');
  const { app } = await openApp('/about/');
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'Наши магазины' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Собаки' })).not.toBeInTheDocument();
  expect([...app.overlays.opened.get()]).toEqual(['drawer']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([...app.overlays.opened.get()]).toEqual([]);
});

test('LAY-53 the menu closes after a navigation by its link', async () => {
  widthOf('phone');
  const { router } = await openApp('/about/');
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('link', { name: 'Доставка' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/delivery/');
});

test('LAY-16 LAY-27 LAY-54 before script the main menu opens in place', async () => {
  await openApp('/about/');
  const list = within(screen.getByRole('navigation', { name: 'Главное меню', hidden: true }));
  const links = list.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/catalog/', '/oferta/', '/delivery/', '/kitten/']));
});
