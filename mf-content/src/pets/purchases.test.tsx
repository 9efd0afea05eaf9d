import { screen, within } from '@testing-library/react';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp } from '../testing/content';

const cats = fixtures.section({
  UNIQUE_CODE: 'tovary_dlya_koshek',
  CHILDREN: [fixtures.section({ ID: 31, UNIQUE_CODE: 'tovary_dlya_koshek/miski', PICTURE: '/pictures/section/31/1' })],
});
const toBuy = () => within(screen.getByRole('region', { name: 'Купить до приезда' }));

test('CON-01 what a kitten needs leads to its section of the catalogue', async () => {
  const app = contentApp();
  app.backEnd.answer(getSections, [cats]);
  await renderArea(area, '/kitten/', { app });
  expect(toBuy().getByRole('link', { name: 'Две миски' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_koshek/miski/',
  );
  expect(toBuy().queryByRole('link', { name: 'Переноска' })).not.toBeInTheDocument();
});

test('without the catalogue the list is words alone', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getSections);
  await renderArea(area, '/puppy/', { app });
  expect(toBuy().getByText('Пелёнки')).toBeVisible();
  expect(
    toBuy()
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['Товары для щенков и собак']);
});
