import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

test('a picture is offered in AVIF, WebP and JPEG, in every stored width', () => {
  const { container } = render(<Picture src="/pictures/product/12/1" alt="Корм" sizes="234px" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.srcset).toMatch(
    /^\/pictures\/product\/12\/1-96\.avif 96w, .*\/pictures\/product\/12\/1-1280\.avif 1280w$/,
  );
  expect(webp?.srcset).toContain('/pictures/product/12/1-320.webp 320w');
  expect(screen.getByRole('img', { name: 'Корм' })).toHaveAttribute('src', '/pictures/product/12/1-640.jpg');
});

test('a picture loads lazily, the main picture of a page at once', () => {
  render(
    <>
      <Picture src="/pictures/product/12/1" alt="Обычная" sizes="234px" />
      <Picture src="/pictures/product/12/2" alt="Главная" sizes="100vw" priority />
    </>,
  );
  expect(screen.getByAltText('Обычная')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByAltText('Главная')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('Главная')).toHaveAttribute('fetchpriority', 'high');
});

test('the space of a picture is reserved before it loads, without a style attribute', () => {
  const html = renderToString(<Picture src="/pictures/banner/1/1" alt="" ratio="2:1" sizes="100vw" />);
  expect(html).toMatch(/width="1280" height="640"/);
  expect(html).not.toContain('style=');
});

test('without a picture its space and its name remain', () => {
  render(<Picture src={null} alt="Корм без фото" sizes="234px" />);
  expect(screen.getByRole('img', { name: 'Корм без фото' })).toBeEmptyDOMElement();
});
