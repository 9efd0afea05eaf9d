import { useShop } from '../../testing/use-shop';

const shop = useShop();

test('DEL-13 DEL-32 each kind of pickup service has its own marker; another name is not found', async () => {
  const pictures = await Promise.all(
    ['shop', 'point', 'locker'].map(async (name) => {
      const answer = await fetch(`${shop.root}/pictures/marker/${name}.svg`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      return answer.text();
    }),
  );
  expect(new Set(pictures).size).toBe(3);
  for (const picture of pictures) expect(picture).toMatch(/^<svg .*<\/svg>$/);
  for (const name of ['other.svg', 'toString', 'shop']) {
    expect(await shop.ask(`/pictures/marker/${name}`)).toMatchObject({
      status: 404,
      failure: { code: 'not_found', message: 'Картинка не найдена' },
    });
  }
});
