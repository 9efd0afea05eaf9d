import { catalogRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';
import frame from '../../page/page.module.css';
import { listQuery } from '../../product-carousel/list-query';
import { ProductGrid } from '../../product-list/product-grid';

const crumbs = [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Каталог', to: link(catalogRoute) },
  { title: 'Витрина' },
];

/** ROU-17: a page with the most popular goods; search engines do not index it. */
function DemoPage() {
  const { data: products = [] } = useQuery(listQuery(useApp(), 'popular'));
  return (
    <Container className={frame.page}>
      <Metadata
        title="Витрина — Заповедник"
        description="Товары для животных, которые в «Заповеднике» покупают чаще всего."
        hidden
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>Витрина</h1>
      {products.length > 0 ? (
        <ProductGrid products={products} label="Популярные товары" leading />
      ) : (
        <EmptyState title="Товаров не найдено" action={<LinkButton to={link(catalogRoute)}>Весь каталог</LinkButton>} />
      )}
    </Container>
  );
}

export const { Component, loader } = definePage({
  // When the carousel's list cannot be read, the carousel shows the error itself.
  load: ({ app, optional }) => optional('popular', app.query.ensureQueryData(listQuery(app, 'popular'))),
  Component: DemoPage,
});
