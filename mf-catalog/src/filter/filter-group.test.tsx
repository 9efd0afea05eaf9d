import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toFilter } from '@zapovednik/api/catalog/models/filter';
import { renderWithApp } from '@zapovednik/testing';
import { brandFilter, brandValue } from '../testing/catalogue';
import { FilterGroup } from './filter-group';

const brandsOf = (count: number) => ({
  ...brandFilter(),
  VALUES: Array.from({ length: count }, (_, index) => brandValue(index + 1, `Бренд ${index + 1}`, 5)),
});

function renderGroup(count: number, names: readonly string[] = []) {
  const filter = brandsOf(count);
  names.forEach((VALUE, index) => {
    const value = filter.VALUES[index];
    if (value) filter.VALUES[index] = { ...value, VALUE };
  });
  const onChoose = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderWithApp(
    <form onSubmit={onSubmit}>
      <FilterGroup filter={toFilter(filter)} checked="" onChoose={onChoose} open />
      <button type="submit">Показать</button>
    </form>,
  );
  return { onChoose, onSubmit };
}

test('CAT-05 from twenty values on a field finds them, also those behind «Показать ещё»', async () => {
  const { onChoose, onSubmit } = renderGroup(20, ['Жуй-Не-Тужи', 'Лесной пёс']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти: Бренд' }), 'бренд 19{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Бренд 19 5' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(onChoose).toHaveBeenCalledWith('filter_1_19', 'Y');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['лесной пес', 'Лесной пёс'],
  ['ЖУЙ НЕ', 'Жуй-Не-Тужи'],
])('CAT-05 «%s» finds %s', async (text, name) => {
  renderGroup(20, ['Жуй-Не-Тужи', 'Лесной пёс']);
  await userEvent.type(screen.getByRole('searchbox'), text);
  expect(within(screen.getByRole('list')).getByRole('checkbox')).toHaveAccessibleName(`${name} 5`);
});

test('CAT-05 a text that no value has says so; fewer than twenty values have no field', async () => {
  renderGroup(20);
  await userEvent.type(screen.getByRole('searchbox'), 'совсем другое');
  expect(screen.getByText('Ничего не нашлось')).toBeVisible();
  document.body.replaceChildren();
  renderGroup(19);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
