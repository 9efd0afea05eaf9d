import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Breadcrumbs } from './breadcrumbs';

test('parent pages are links, the page itself is not', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs
        items={[
          { title: 'Главная', to: '/' },
          { title: 'Собаки', to: '/dogs/' },
          { title: 'Корм', to: '/dogs/food/' },
        ]}
      />
    </MemoryRouter>,
  );
  const way = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Главная', 'Собаки']);
  expect(way.getByText('Корм')).toHaveAttribute('aria-current', 'page');
});
