import { catalogRoute, homeRoute, selectionLink } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, breadcrumbList, Container, LinkButton, Metadata } from '@zapovednik/ui';
import { canonicalPath, isVariant } from '../../list-address/list-address';
import { catalogSorts } from '../../list-address/sort-options';
import frame from '../../page/page.module.css';
import { isProductList, listTitles } from '../../product-carousel/product-lists';
import { Listing } from '../../product-list/listing';
import { useShownPages } from '../../product-list/use-shown-pages';
import { pageQuery } from '../../products/page-query';
import { loadSelection, selectionRequest } from './load';

/** All products of one of the home page's lists. */
function SelectionPage() {
  const app = useApp();
  const { list = '' } = useParams();
  const [query] = useSearchParams();
  const known = isProductList(list) ? list : 'popular';
  const request = selectionRequest(known, query);
  const { data } = useSuspenseQuery(pageQuery(app, request));
  const shown = useShownPages(request.page, data.products, (other) => pageQuery(app, { ...request, page: other }));
  const title = listTitles[known];
  const path = selectionLink(known);
  const crumbs = [
    { title: 'Главная', to: link(homeRoute) },
    { title, to: path },
  ];
  return (
    <Container className={frame.page}>
      <Metadata
        title={`${title} ${app.city.cases.inCity} — Заповедник`}
        description={`${title}: товары для животных, которые есть ${app.city.cases.inCity} сейчас.`}
        {...(isVariant(query) ? { hidden: true } : { canonical: app.origin + canonicalPath(path, request.page) })}
        {...(data.products[0] && { card: `product-${data.products[0].id}` })}
        data={[breadcrumbList(crumbs, app.origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>{title}</h1>
      <Listing
        shown={shown}
        count={data.productCount}
        page={data.page}
        pages={data.pageCount}
        path={path}
        query={query}
        sorts={catalogSorts}
        activeSort={data.activeSort}
        empty={<LinkButton to={link(catalogRoute)}>В каталог</LinkButton>}
        filter={null}
      />
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadSelection, Component: SelectionPage });
