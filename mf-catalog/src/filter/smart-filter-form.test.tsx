import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Controls } from '@zapovednik/api/catalog/calls/filter';
import { toSmartFilter } from '@zapovednik/api/catalog/models/filter';
import type { SmartFilterAnswer } from '@zapovednik/api/catalog/wire/filter';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fakeClock, renderWithApp } from '@zapovednik/testing';
import { brandFilter, brandValue, priceFilter, smartFilter } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';
import { SmartFilterForm } from './smart-filter-form';

const counted = smartFilter({
  FILTERS: [priceFilter, brandFilter([2])],
  ELEMENT_COUNT: 5,
  URI: '/catalog/tovary_dlya_sobak/filter/brend-is-tayga/apply/',
});

function renderForm(applied: SmartFilterAnswer = smartFilter()) {
  const app = createTestApp();
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  const answer = jest.fn(async (_chosen: Controls) => counted);
  const apply = jest.fn();
  renderWithApp(
    <SmartFilterForm
      id="filters"
      action="/catalog/tovary_dlya_sobak/"
      hidden={{ SORT: 'price_asc' }}
      clear="/catalog/tovary_dlya_sobak/"
      applied={toSmartFilter(applied)}
      count={async (chosen) => toSmartFilter(await answer(chosen))}
      apply={apply}
    />,
    { app },
  );
  return { count: answer, apply, notify };
}

test('CAT-05 each value shows its product count', () => {
  mockViewport('desktop');
  renderForm();
  expect(screen.getByRole('checkbox', { name: 'Тайга 5' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'от' })).toHaveAttribute('placeholder', '90');
});

test('CAT-26 CAT-28 beside the list a choice applies 800 ms after its last change, by the response’s URI', async () => {
  mockViewport('desktop');
  const { pass, user } = fakeClock();
  const { count, apply } = renderForm();
  await user.click(screen.getByRole('checkbox', { name: /Лесной пёс/ }));
  await user.click(screen.getByRole('checkbox', { name: /Лесной пёс/ }));
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(799);
  expect(count).not.toHaveBeenCalled();
  await pass(1);
  expect(count).toHaveBeenCalledTimes(1);
  expect(count.mock.calls[0]?.[0]).toEqual({ filter_1_2: 'Y' });
  expect(apply).toHaveBeenCalledWith(toSmartFilter(counted));
});

test('CAT-22 on a phone the button shows the product count, and applies the choice when it is pressed', async () => {
  mockViewport('phone');
  const { pass, user } = fakeClock();
  const { count, apply } = renderForm();
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(apply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Показать 5 товаров' }));
  expect(apply).toHaveBeenCalledWith(toSmartFilter(counted));
  expect(count).toHaveBeenCalledTimes(1);
});

test('CAT-25 CAT-28 the last counted numbers stay until the next choice is counted, but not the one on the button', async () => {
  mockViewport('phone');
  const { pass, user } = fakeClock();
  const { count } = renderForm();
  const fewer = brandFilter([2]);
  const [first, ...rest] = fewer.VALUES;
  if (!first) throw new Error('a brand is missing');
  count.mockResolvedValueOnce({ ...counted, FILTERS: [{ ...fewer, VALUES: [{ ...first, COUNT: 3 }, ...rest] }] });
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(screen.getByRole('checkbox', { name: 'Лесной пёс 3' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Лесной пёс 3' }));
  expect(screen.getByRole('checkbox', { name: 'Лесной пёс 3' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Показать' })).toBeVisible();
});

const manyBrands = (chosen: readonly number[]) => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const VALUES = ids.map((id) => brandValue(id, `Бренд ${id}`, 5, chosen.includes(id)));
  return smartFilter({ FILTERS: [{ ...brandFilter(), VALUES }] });
};

test('CAT-05 only the first of many values are visible, a press shows the rest', async () => {
  mockViewport('phone');
  renderForm(manyBrands([]));
  expect(screen.getByRole('checkbox', { name: /^Бренд 8 / })).toBeVisible();
  expect(screen.getByText('Бренд 9')).not.toBeVisible();
  await userEvent.click(screen.getByText('Показать ещё 12'));
  expect(screen.getByRole('checkbox', { name: /^Бренд 20 / })).toBeVisible();
});

test('CAT-05 a chosen value is never hidden, and removing the choice hides nothing', async () => {
  mockViewport('phone');
  const { pass, user } = fakeClock();
  const { count } = renderForm(manyBrands([15]));
  count.mockResolvedValueOnce(manyBrands([]));
  await user.click(screen.getByRole('checkbox', { name: /^Бренд 15 /, checked: true }));
  await pass(800);
  expect(screen.getByRole('checkbox', { name: /^Бренд 15 /, checked: false })).toBeVisible();
});

test('CAT-26 before the script loads the form itself is submitted, with the other parameters of the URL', () => {
  mockViewport('desktop');
  renderForm();
  const form = screen.getByRole('form', { name: 'Фильтры' });
  expect(form).toHaveAttribute('action', '/catalog/tovary_dlya_sobak/');
  expect(form).toHaveFormValues({ SORT: 'price_asc', filter_1_2: false });
});

test('CAT-27 clearing a choice that the list does not show yet empties the form and counts anew', async () => {
  mockViewport('phone');
  const { pass, user } = fakeClock();
  const { count, apply } = renderForm();
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(screen.getByRole('button', { name: 'Показать 5 товаров' })).toBeVisible();
  count.mockResolvedValueOnce(smartFilter({ ELEMENT_COUNT: 41 }));
  await user.click(screen.getByRole('link', { name: 'Сбросить' }));
  await pass(0);
  expect(count.mock.calls.map(([chosen]) => chosen)).toEqual([{ filter_1_2: 'Y' }, {}]);
  expect(screen.getByRole('checkbox', { name: /Тайга/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Показать 41 товар' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Сбросить' })).not.toBeInTheDocument();
  // Neither the cleared choice nor the empty one after it applies automatically.
  await pass(1000);
  expect(apply).not.toHaveBeenCalled();
});

test('CAT-27 a choice can be cleared; without a choice there is no clear button', () => {
  mockViewport('desktop');
  renderForm();
  expect(screen.queryByRole('link', { name: 'Сбросить' })).not.toBeInTheDocument();
  renderForm(counted);
  expect(screen.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/catalog/tovary_dlya_sobak/');
});
