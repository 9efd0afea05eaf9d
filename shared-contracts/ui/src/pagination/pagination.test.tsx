import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Pagination } from './pagination';

const links = (page: number, pages: number) => {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} to={(each) => `/?page=${each}`} />
    </MemoryRouter>,
  );
  return screen.queryByRole('navigation', { name: 'Страницы' })?.textContent ?? '';
};

test('distant pages are left out, but never a single page', () => {
  expect(links(5, 12)).toBe('1…456…12');
});

test('a gap of one page shows that page', () => {
  expect(links(4, 6)).toBe('123456');
});

test('page links have real addresses, and the current page is marked', () => {
  links(2, 3);
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/?page=3');
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('rel', 'prev');
});

test('a single page has no links', () => {
  expect(links(1, 1)).toBe('');
});
