import { screen } from '@testing-library/react';
import { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp } from '../../testing/content';

test('ROU-97 CON-27 a phone that has read the QR code finds the places of the application', async () => {
  await renderArea(area, '/mobile-app/open/', { app: contentApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Приложение «Заповедник»' })).toBeVisible();
  for (const name of [/Google Play/, /App Store/]) expect(screen.getByRole('link', { name })).toBeVisible();
});

test('ROU-97 without the places it leads to the page that tells how to put the site on the screen', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getMobileApp);
  await renderArea(area, '/mobile-app/open/', { app });
  expect(screen.getByRole('link', { name: 'Или поставить сайт на экран' })).toHaveAttribute('href', '/mobile-app/');
});
