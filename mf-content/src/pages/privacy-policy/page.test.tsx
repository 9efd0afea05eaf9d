import { screen } from '@testing-library/react';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { COOKIES } from '@zapovednik/areas/shell/cookies';
import type { PublicSettings } from '@zapovednik/platform/settings';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp } from '../../testing/content';

async function openPolicy(settings: PublicSettings = {}) {
  const app = contentApp({ settings });
  app.backEnd.answer(getCities, [fixtures.city()]);
  await renderArea(area, '/privacy-policy/', { app });
}

test('ROU-33 the policy names each cookie that the shop sets, and how long it is kept', async () => {
  await openPolicy();
  for (const { name, days } of Object.values(COOKIES))
    expect(screen.getByText(new RegExp(`^${name} — .*Хранится ${days}\\s(день|дня|дней)\\.$`))).toBeVisible();
});

test('ROU-33 the policy names the third-party services of this shop, and no others', async () => {
  await openPolicy({ tracking: { endpoint: 'shop', script: 'https://api.mindbox.ru/scripts/v1/tracker.js' } });
  expect(screen.getByText(/Mindbox/)).toBeVisible();
  for (const other of [/Метрика/, /reCAPTCHA/, /Carrot/, /^Карта:/]) expect(screen.queryByText(other)).toBeNull();
});
