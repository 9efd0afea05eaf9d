import { AppContextProvider } from '@zapovednik/platform/app';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { renderToString } from 'react-dom/server';
import { breadcrumbList } from '../breadcrumbs/breadcrumbs';
import { Metadata } from './metadata';

test('the head contains title, description, canonical address and the data of shared links', () => {
  renderWithApp(
    <Metadata title="Корм" description="Для собак" canonical="https://perm.shop.example/korm/" card="section-1001" />,
  );
  expect(document.title).toBe('Корм');
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toBe('Для собак');
  expect(content('meta[property="og:url"]')).toBe('https://perm.shop.example/korm/');
  expect(content('meta[property="og:image"]')).toBe('http://shop.localhost/pictures/card/section-1001/1-1280.jpg');
  expect(content('meta[property="og:image:alt"]')).toBe('Корм');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://perm.shop.example/korm/',
  );
});

test('a page without its own card is shared with the card of the shop', () => {
  renderWithApp(<Metadata title="Корзина" hidden />);
  const image = document.head.querySelector('meta[property="og:image"]');
  expect(image).toHaveAttribute('content', 'http://shop.localhost/pictures/card/shop/1-1280.jpg');
});

test('structured data cannot end its script, and stays the same', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028';
  const html = renderToString(
    <AppContextProvider value={createTestApp()}>
      <Metadata title="Корм" data={[{ '@type': 'Product', name }]} />
    </AppContextProvider>,
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ '@type': 'Product', name });
});

test('the structured data of breadcrumbs has absolute addresses', () => {
  const data = breadcrumbList([{ title: 'Главная', to: '/' }, { title: 'Корм' }], 'https://perm.shop.example');
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://perm.shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Корм' },
  ]);
});
