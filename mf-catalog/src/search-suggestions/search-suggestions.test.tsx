import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fakeClock, renderWithApp, type TestApp } from '@zapovednik/testing';
import type { InputBinding } from '@zapovednik/ui/combobox';
import { type FormEvent, useState } from 'react';
import { requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';
import { rememberSearch } from './past-searches';
import { SearchSuggestions } from './search-suggestions';

const nobody = { ...unknownSession, status: 'anonymous' } as const;

const product = (id: number, name: string, changes = {}) => ({
  id,
  code: `tovar-${id}`,
  name,
  picture: `/pictures/product/${id}/1`,
  price: 1230,
  old_price: null,
  quantity: 5,
  exact: false,
  ...changes,
});

const found = {
  misspell: null,
  texts: ['корм для котят', 'корм для собак'],
  products: [product(1, 'Корм «Тайга» для кошек'), product(2, 'Корм «Лес» для собак', { quantity: 0 })],
  sections: [{ id: 31, name: 'Сухой корм', url: '/catalog/suhoy_korm/' }],
  brands: [{ code: 'tayga', name: 'Тайга', picture: null }],
};

const searchedFor = jest.fn();

/** The search form of the header: the field belongs to the form, and the suggestions are connected to it. */
function Form() {
  const [binding, bind] = useState<InputBinding>({});
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchedFor(event.currentTarget.querySelector('input')?.value);
  };
  return (
    <form onSubmit={find}>
      <input name="q" aria-label="Поиск" {...binding} />
      <SearchSuggestions bind={bind} />
      <button type="submit">Найти</button>
    </form>
  );
}

function open(app: TestApp = createTestApp()) {
  app.write(sessionAtom, nobody);
  return renderWithApp(<Form />, { app });
}

function answering(changes: object = {}) {
  const app = createTestApp();
  app.backEnd.answer(suggest, () => ({ ...found, ...changes }));
  return app;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Поиск' });
const group = (name: string) => within(screen.getByRole('group', { name }));
const optionsOf = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map((option) => option.textContent);

beforeEach(() => {
  localStorage.clear();
  searchedFor.mockClear();
  mockViewport('desktop');
});

test('CAT-37 variants of one product differ on a line of their own', async () => {
  const [one, other] = ['лосось, 400 г', 'лосось, 2,5 кг'];
  const name = 'Сухой корм «Тайга» для взрослых кошек с чувствительным пищеварением';
  open(answering({ products: [product(1, `${name}, ${one}`), product(2, `${name}, ${other}`)] }));
  await userEvent.type(field(), 'корм');
  expect(await screen.findByText(one)).toBeVisible();
  expect(screen.getByText(other)).toBeVisible();
  expect(screen.getAllByText(name)).toHaveLength(2);
});

test('CAT-37 texts, sections, brands and products with prices, each leads to its page', async () => {
  const { router } = open(answering());
  await userEvent.type(field(), 'корм');
  expect(await screen.findByRole('option', { name: /Корм «Тайга»/ })).toHaveTextContent(/1\s230/);
  expect(screen.getByRole('option', { name: /Корм «Лес»/ })).toHaveTextContent('Нет в наличии');
  expect(screen.getByRole('option', { name: /Корм «Тайга»/ })).toHaveAttribute('href', '/product/tovar-1/');
  expect(optionsOf('Запросы')).toEqual(['корм для котят', 'корм для собак']);
  expect(group('Разделы').getByRole('option', { name: 'Сухой корм' })).toHaveAttribute('href', '/catalog/suhoy_korm/');
  expect(group('Бренды').getByRole('option', { name: 'Тайга' })).toHaveAttribute('href', '/brand/tayga/');
  expect(screen.getByRole('option', { name: 'Показать все по запросу «корм»' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Подсказок: 7');
  await userEvent.click(group('Товары').getByRole('option', { name: /Корм «Тайга»/ }));
  expect(router.state.location.pathname).toBe('/product/tovar-1/');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('CAT-37 whole by keyboard: arrows, Enter, Escape; Enter without a choice searches for the text', async () => {
  const { router } = open(answering());
  await userEvent.type(field(), 'корм');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('корм для собак');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('корм');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(decodeURIComponent(router.state.location.search)).toBe('?q=корм+для+котят');
  await userEvent.type(field(), ' лось{Enter}');
  expect(searchedFor).toHaveBeenCalledWith('корм лось');
});

test('Tab leaves the field and closes the list', async () => {
  open(answering());
  await userEvent.type(field(), 'корм');
  await screen.findAllByRole('option');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Найти' })).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('CAT-37 CAT-36 two letters are asked for, one is not; a corrected text is said', async () => {
  const { pass, user } = fakeClock();
  const app = answering({ misspell: 'лосось', texts: [] });
  open(app);
  await user.type(field(), 'л');
  await pass(150);
  expect(requestsOf(app, suggest)).toEqual([]);
  await user.type(field(), 'о');
  await pass(150);
  expect(await screen.findByText('Показываем для «лосось»')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Показать все по запросу «лосось»' })).toBeVisible();
  expect(requestsOf(app, suggest)).toEqual([{ query: 'ло' }]);
});

test('CAT-37 an article leads straight to its product, even before its suggestions are there', async () => {
  const { router, app } = open(answering({ products: [product(7, 'Корм', { exact: true })] }));
  await userEvent.type(field(), '10000123{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/tovar-7/'));
  expect(requestsOf(app, suggest)).toEqual([{ query: '10000123' }]);
  expect(searchedFor).not.toHaveBeenCalled();
});

test('CAT-37 a number that is no article is searched for', async () => {
  open(answering());
  await userEvent.type(field(), '10000123{Enter}');
  await waitFor(() => expect(searchedFor).toHaveBeenCalledWith('10000123'));
});

test('CAT-37 past searches at the empty field: chosen, deleted one by one and all', async () => {
  for (const text of ['поводок', 'когтеточка', 'корм']) rememberSearch(nobody, text);
  const { router } = open(answering());
  await userEvent.click(field());
  expect(optionsOf('Вы искали')).toEqual(['корм', 'когтеточка', 'поводок', 'Очистить историю']);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить из истории: когтеточка' }));
  expect(field()).toHaveFocus();
  expect(optionsOf('Вы искали')).toEqual(['корм', 'поводок', 'Очистить историю']);
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(optionsOf('Вы искали')).toEqual(['поводок', 'Очистить историю']);
  await userEvent.click(screen.getByRole('option', { name: 'поводок' }));
  expect(decodeURIComponent(router.state.location.search)).toBe('?q=поводок');
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Очистить историю' }));
  await userEvent.click(field());
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('a fitting past search stands before the completions', async () => {
  rememberSearch(nobody, 'корм лосось');
  open(answering());
  await userEvent.type(field(), 'КОРМ');
  await screen.findByRole('option', { name: /Тайга» для/ });
  expect(optionsOf('Запросы')).toEqual(['корм лосось', 'корм для котят', 'корм для собак']);
});

test('on a phone there are fewer texts and sections, so that products are in sight', async () => {
  mockViewport('phone');
  open(answering({ texts: ['корм 1', 'корм 2', 'корм 3', 'корм 4'] }));
  await userEvent.type(field(), 'корм');
  await screen.findByRole('option', { name: /Тайга» для/ });
  expect(optionsOf('Запросы')).toEqual(['корм 1', 'корм 2', 'корм 3']);
});

test('CAT-37 suggestions that fail are reported, and the form searches without them', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  app.backEnd.fail(suggest);
  open(app);
  await userEvent.type(field(), 'корм');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'search-suggestions' })),
  );
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(searchedFor).toHaveBeenCalledWith('корм');
});

test('the suggestions of the text before stay until the new ones come', async () => {
  const app = createTestApp();
  let answer = () => {};
  app.backEnd.answer(suggest, async ({ query }) => {
    if (query === 'корма') await new Promise<void>((resolve) => (answer = resolve));
    return { ...found, texts: [`${query} для котят`] };
  });
  open(app);
  await userEvent.type(field(), 'корм');
  await screen.findByRole('option', { name: 'корм для котят' });
  await userEvent.type(field(), 'а');
  await waitFor(() => expect(requestsOf(app, suggest)).toHaveLength(2));
  expect(screen.getByRole('option', { name: 'корм для котят' })).toBeVisible();
  answer();
  expect(await screen.findByRole('option', { name: 'корма для котят' })).toBeVisible();
});
