import { expect, test } from '../fixtures/test';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 56.838, longitude: 60.605 } });

test('CON-15 CON-19 a visitor finds the nearest shop and reads when it is open and how to get there', async ({
  page,
}) => {
  await page.goto('/shops/');
  await page.getByRole('checkbox', { name: /^Парковка/ }).check({ force: true });
  await page.getByRole('button', { name: 'Рядом со мной' }).click();
  await expect(page.getByText(/сначала ближайшие/)).toBeVisible();
  // The choice is in the URL, and the browser knows that the visitor has agreed.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Парковка/ })).toBeChecked();
  await expect(page.getByText(/сначала ближайшие/)).toBeVisible();
  const nearest = page
    .getByRole('list', { name: /^Магазины / })
    .getByRole('article')
    .first();
  await expect(nearest).toContainText(/До магазина \d/);
  await nearest.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shops\/[^/]+\/$/);
  await expect(page.getByText('Часы работы')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Как добраться' })).toBeVisible();
});
