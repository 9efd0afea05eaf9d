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

test('far pages are left out, never a single one', () => {
  expect(links(5, 12)).toBe('1…456…12');
});

test('a gap of one page is that page', () => {
  expect(links(4, 6)).toBe('123456');
});

test('pages are real addresses, and this one says that it is', () => {
  links(2, 3);
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/?page=3');
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('rel', 'prev');
});

test('one page needs no links', () => {
  expect(links(1, 1)).toBe('');
});
