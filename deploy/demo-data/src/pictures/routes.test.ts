import { useShop } from 'deploy-api/testing/use-shop';
import { demoPictures } from './demo-pictures';

const shop = useShop({ pictures: demoPictures });

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.root + path, { headers });

test.each([
  ['/pictures/product/1/1-320.avif', 'image/avif'],
  ['/pictures/product/1/2-160.webp', 'image/webp'],
  ['/pictures/brand/1/1-96.jpg', 'image/jpeg'],
  ['/pictures/section/10/1-96.jpg', 'image/jpeg'],
  ['/pictures/animal/cat-3/1-96.webp', 'image/webp'],
  ['/pictures/banner/full-bowl/1-160.webp', 'image/webp'],
  ['/pictures/person/vet-2/1-96.webp', 'image/webp'],
  ['/pictures/article/7/1-96.webp', 'image/webp'],
  ['/pictures/scene/lost-dog/1-96.webp', 'image/webp'],
  ['/pictures/story/vaccination/1-96.avif', 'image/avif'],
  ['/pictures/card/story-delivery/1-160.jpg', 'image/jpeg'],
  ['/pictures/card/shop/1-160.jpg', 'image/jpeg'],
  ['/pictures/card/product-1/1-160.jpg', 'image/jpeg'],
  ['/pictures/card/brand-1/1-160.jpg', 'image/jpeg'],
  ['/pictures/card/section-10/1-160.jpg', 'image/jpeg'],
  ['/pictures/card/service-vet/1-160.jpg', 'image/jpeg'],
])('%s is a picture', async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
});

test.each([
  '/pictures/product/1/1-321.avif',
  '/pictures/product/1/1-320.png',
  '/pictures/product/1/9-320.webp',
  '/pictures/product/1/0-320.webp',
  '/pictures/product/999999/1-320.webp',
  '/pictures/product/99999999999/1-320.webp',
  '/pictures/product/..%2f..%2fetc/1-320.webp',
  '/pictures/weather/1/1-320.webp',
  '/pictures/animal/cat-401/1-320.webp',
  '/pictures/scene/found/1-320.webp',
  '/pictures/story/constructor/1-320.webp',
  '/pictures/card/product-999999/1-320.jpg',
  '/pictures/card/article-unknown/1-320.jpg',
  '/pictures/card/constructor-1/1-320.jpg',
])('%s answers 404 as JSON', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ type: 'error', code: 'not_found' });
});

test("a versioned address is cached for ever, and a picture in the browser's cache is not sent again", async () => {
  const first = await get('/pictures/product/1/1-96.webp?v=2');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await get('/pictures/product/1/1-96.webp', { 'if-none-match': tag })).status).toBe(304);
  expect((await get('/pictures/product/1/1-160.webp', { 'if-none-match': tag })).status).toBe(200);
});
