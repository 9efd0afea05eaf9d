import { screen } from '@testing-library/react';
import { getCompanyFacts, getCompanyTimeline } from '@zapovednik/api/content/calls/company';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp } from '../../testing/content';

test('CON-12 API-148 API-149 the company shows its facts and its timeline', async () => {
  await renderArea(area, '/about/', { app: contentApp() });
  expect(screen.getByText('магазин сети')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2004' })).toBeVisible();
  expect(screen.getByText('Первый магазин в Екатеринбурге.')).toBeVisible();
});

test('without them the page still tells about the company', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getCompanyFacts);
  app.backEnd.fail(getCompanyTimeline);
  await renderArea(area, '/about/', { app });
  expect(screen.getByRole('heading', { name: 'Во что мы верим' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Как мы росли' })).not.toBeInTheDocument();
});
