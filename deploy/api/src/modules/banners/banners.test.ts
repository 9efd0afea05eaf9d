import { banner as bannerSchema } from '@zapovednik/api/catalog/wire/banner';
import * as z from 'zod/mini';
import { banner } from '../../db/schema';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const now = new Date('2026-11-20T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const row = (title: string, changes: Partial<typeof banner.$inferInsert> = {}) => ({
  place: 'main' as const,
  title,
  button: 'Смотреть',
  url: '/catalog/',
  picture: '/pictures/banner/cat-1/1',
  ...changes,
});

const shop = useShop({ at: now });
beforeAll(async () => {
  await shop.db
    .insert(banner)
    .values([
      row('Второй', { sort: 20 }),
      row('Первый', { sort: 10 }),
      row('Только Пермь', { locationId: PERM }),
      row('Ещё не начался', { activeFrom: inHours(1) }),
      row('Закончился', { activeUntil: inHours(-1) }),
      row('Идёт', { sort: 30, activeFrom: inHours(-1), activeUntil: inHours(1) }),
      row('Между списками', { place: 'single' }),
    ]);
});

const titles = async (location: number) =>
  z
    .array(bannerSchema)
    .parse((await shop.ask('/content/main_banner/get/', { location })).value)
    .map(({ TITLE }) => TITLE);

test('API-145 the banners of the home page: by SORT, of this city, at their time', async () => {
  expect(await titles(EKATERINBURG)).toEqual(['Первый', 'Второй', 'Идёт']);
  expect(await titles(PERM)).toEqual(['Первый', 'Второй', 'Идёт', 'Только Пермь']);
});

test('API-146 the single banner, or none', async () => {
  expect((await shop.ask('/content/single_banner/get/')).value).toMatchObject({ TITLE: 'Между списками' });
  await shop.db.delete(banner);
  expect((await shop.ask('/content/single_banner/get/')).value).toBeNull();
  expect((await shop.ask('/content/main_banner/get/')).value).toEqual([]);
});
