import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import type { BonusMovementAnswer } from '@zapovednik/api/cabinet/wire/bonus';
import type { Output } from '@zapovednik/api/call';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appOfAnna, noBonuses, summaryOf } from '../../testing/personal';

const path = '/cabinet/bonuses/';

const movement = (changes: Partial<BonusMovementAnswer> = {}): BonusMovementAnswer => ({
  ID: 1,
  DATE: '05.11.2026',
  KIND: 'accrued',
  NAME: 'Начислено за заказ № 100123',
  AMOUNT: 41,
  ORDER_ID: 100_123,
  ...changes,
});

async function open(
  changes: Partial<Output<typeof getBonuses>> = {},
  { url = path, city = {} }: { url?: string; city?: Parameters<typeof fixtures.city>[0] } = {},
) {
  const app = appOfAnna({ city: fixtures.city(city) });
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.answer(getBonuses, { ...noBonuses, ...changes });
  return renderArea(area, url, { app });
}

const card = () => within(screen.getByRole('region', { name: 'Бонусная карта' }));

test('CAB-17 the card says the balance, what is on its way, and that bonuses do not end', async () => {
  await open({ BALANCE: 1840, EXPECTED: 41, CARD: '2201000000027' });
  expect(card().getByText(/^1\s840/)).toHaveTextContent(/^1\s840 бонусов$/);
  expect(card().getByText('Ещё 41 бонус придут, когда вы получите заказы.')).toBeVisible();
  expect(card().getByText('Бонусы не сгорают: тратьте, когда удобно.')).toBeVisible();
});

test('CAB-17 the card is a bar code for the till, with its number in groups', async () => {
  await open({ CARD: '2201000000027' });
  const code = await card().findByRole('img', { name: 'Штрихкод бонусной карты' });
  expect(code.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M10 0h2v1h-2z/));
  expect(card().getByText('2201 0000 0002 7')).toBeVisible();
});

test('CAB-17 ORD-05 without a card the customer reads how it comes', async () => {
  await open();
  expect(card().getByText('Нет бонусной карты Заповедника?')).toBeVisible();
  expect(card().queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Здесь будет видно, как приходят и уходят бонусы')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'За последний год' })).not.toBeInTheDocument();
});

test('CAB-17 a balance below zero says why', async () => {
  await open({ BALANCE: -20 });
  expect(card().getByText(/За возвращённый заказ списано больше/)).toBeVisible();
});

test('CAB-17 movements by pages, with words and a link to their order', async () => {
  const { app } = await open(
    {
      MOVEMENTS: [
        movement(),
        movement({ ID: 2, KIND: 'gift', NAME: 'Подарок от магазина', AMOUNT: 100, ORDER_ID: null }),
        movement({ ID: 3, KIND: 'spent', NAME: 'Списано на заказ № 100120', AMOUNT: -1500, ORDER_ID: 100_120 }),
      ],
      COUNT: 43,
      PAGE_COUNT: 3,
    },
    { url: `${path}?PAGEN_1=2` },
  );
  const section = within(screen.getByRole('region', { name: 'Движение бонусов' }));
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(lines).toEqual([
    'Начислено за заказ № 1001235 ноября+41 бонус',
    'Подарок от магазина5 ноября+100 бонусов',
    'Списано на заказ № 1001205 ноября−1 500 бонусов',
  ]);
  expect(section.getByRole('link', { name: 'Начислено за заказ № 100123' })).toHaveAttribute(
    'href',
    '/cabinet/orders/100123/',
  );
  expect(section.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', `${path}?PAGEN_1=3`);
  expect(app.backEnd.asked[0]).toEqual({ id: getBonuses.id, input: { page: 2, perPage: 20 } });
});

test('CAB-17 the last year as bars, and the same numbers as a table', async () => {
  const MONTHS = noBonuses.MONTHS.map((one, index) => (index === 10 ? { ...one, ADDED: 120, TAKEN: 30 } : one));
  await open({ MONTHS });
  const chart = screen.getByRole('img', { name: /^Начисленные и списанные бонусы по месяцам/ });
  const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(24);
  expect([Math.max(...heights), heights[21]]).toEqual([100, 25]);
  await userEvent.click(screen.getByText('Таблицей'));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual(['МесяцНачисленоСписано', 'декабрь 202600', 'ноябрь 202612030']);
});

test('CAB-17 CON-25 the rules of this city in words, with links to the full ones', async () => {
  await open();
  const rules = within(screen.getByRole('region', { name: 'Правила в Екатеринбурге' }));
  const links = () => rules.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(links()).toEqual([
    '/bonus-program/',
    '/bonus-program/bonusnaya-programma-magazinov/',
    '/bonusnaya-programma/',
    '/bonus-program/polnye-pravila-programmy.php',
  ]);
});

test('CAB-17 in Первоуральск the rules lead to the page of its cards', async () => {
  await open({}, { city: { CODE: 'pervouralsk' } });
  expect(screen.getByRole('link', { name: 'Карты магазинов Первоуральска' })).toHaveAttribute(
    'href',
    '/bonus-program-pervouralsk/',
  );
});

test('CAB-17 while the account cannot be read the rules stay, and it is tried again in its place', async () => {
  const app = appOfAnna({ report: () => {} });
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.fail(getBonuses);
  await renderArea(area, path, { app });
  expect(await screen.findByText('Не удалось загрузить бонусы')).toBeVisible();
  expect(screen.getByRole('region', { name: /^Правила/ })).toBeVisible();
  app.backEnd.answer(getBonuses, { ...noBonuses, BALANCE: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/^5/)).toHaveTextContent('5 бонусов');
});
