import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBrands } from '@zapovednik/api/catalog/calls/brand';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brand, catalogueApp } from '../../testing/catalogue';

const names = ['Лесной пёс', 'Nordtail', '4Лапы', 'Ёж и Ко', 'Енотик', 'Жуй-Не-Тужи', 'Aquavit'];

async function openBrands() {
  const app = catalogueApp();
  app.backEnd.answer(
    getBrands,
    names.map((NAME, index) => ({ ...brand, ID: index + 1, XML_ID: `b${index}`, CODE: `b${index}`, NAME })),
  );
  await renderArea(area, '/brand/', { app });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('ROU-14 brands are by letter: Cyrillic, Latin, then digits; a letter leads to its brands', async () => {
  await openBrands();
  expect(headings()).toEqual(['Е', 'Ж', 'Л', 'A', 'N', '0–9']);
  const letters = screen.getByRole('navigation', { name: 'Буквы' });
  const to = within(letters).getByRole('link', { name: 'Е' }).getAttribute('href') ?? '';
  const group = document.getElementById(decodeURIComponent(to.slice(1)));
  expect(group).toHaveTextContent('Е');
  expect(within(group ?? document.body).getAllByRole('link')).toHaveLength(2);
});

test('CAT-38 the field finds brands by any part of the name, without hyphens and with е for ё', async () => {
  await openBrands();
  expect(screen.getByRole('status')).toHaveTextContent('7 брендов');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти бренд' }), 'еж');
  expect(headings()).toEqual(['Е']);
  expect(screen.getByRole('status')).toHaveTextContent('1 бренд');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'не тужи');
  expect(screen.getByRole('link', { name: 'Жуй-Не-Тужи' })).toBeVisible();
});

test('CAT-38 an unknown brand is said, with a way to the search of goods', async () => {
  await openBrands();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти бренд' }), 'роял канин');
  expect(screen.getByText('Бренда «роял канин» у нас нет')).toBeVisible();
  const href = screen.getByRole('link', { name: 'Искать в товарах' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://shop.localhost').searchParams.get('q')).toBe('роял канин');
});
