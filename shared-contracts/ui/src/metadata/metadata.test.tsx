import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { breadcrumbList } from '../breadcrumbs/breadcrumbs';
import { Metadata } from './metadata';

test('the head contains title, description, canonical address and the data of shared links', () => {
  render(
    <Metadata
      title="Корм"
      description="Для собак"
      canonical="https://perm.shop.example/korm/"
      image="https://x/1.jpg"
    />,
  );
  expect(document.title).toBe('Корм');
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toBe('Для собак');
  expect(content('meta[property="og:url"]')).toBe('https://perm.shop.example/korm/');
  expect(content('meta[property="og:image"]')).toBe('https://x/1.jpg');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://perm.shop.example/korm/',
  );
});

test('structured data cannot end its script, and stays the same', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028';
  const html = renderToString(<Metadata title="Корм" data={[{ '@type': 'Product', name }]} />);
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
