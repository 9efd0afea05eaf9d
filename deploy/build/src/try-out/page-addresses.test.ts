import { readRelease } from 'deploy-releases/store/release-store';
import { temporaryStore } from 'deploy-releases/testing/temporary-store';
import { route } from 'deploy-releases/testing/write-release';
import { pageAddresses } from './page-addresses';

const locations = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join('');

const files: Readonly<Record<string, string>> = {
  '/sitemap.xml': locations('/sitemap-pages.xml', '/sitemap-products-1.xml', '/sitemap-products-2.xml'),
  '/sitemap-pages.xml': locations('/brand/', '/sale/'),
  '/sitemap-products-1.xml': locations('/product/korm/', '/product/nabor/'),
};

test('each page has one address: its path, or one from the sitemap', async () => {
  const store = await temporaryStore();
  await store.release('mf-catalog', '2', {
    manifest: {
      routes: [
        route('product', '/product/:code', 'mf-catalog'),
        route('brands', '/brand', 'mf-catalog'),
        route('rules', '/rules.php', 'mf-catalog'),
        // No address for three reasons: not in the sitemap, for customers only, moved.
        route('preview', '/preview/:token', 'mf-catalog'),
        { ...route('orders', '/cabinet/orders', 'mf-catalog'), guards: ['cabinet'] },
        { ...route('old', '/old', 'mf-catalog'), redirect: '/brand/' },
      ],
    },
  });
  const read: string[] = [];
  const site = {
    async read(path: string) {
      read.push(path);
      return files[path] ?? null;
    },
  };
  const pages = await pageAddresses(site, [await readRelease(store.root, 'mf-catalog', '2')]);
  await store.remove();
  expect(pages.map(({ route: id, path }) => `${id} ${path}`)).toEqual([
    'product /product/korm/',
    'brands /brand/',
    'rules /rules.php',
  ]);
  expect(read).not.toContain('/sitemap-products-2.xml');
});
