import { postFilter } from '@zapovednik/api/catalog/calls/filter';
import { searchMade } from '@zapovednik/areas/catalog/events';
import { catalogRoute, searchLink, searchRoute } from '@zapovednik/areas/catalog/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { definePage, useApp, useAtom } from '@zapovednik/platform/app';
import { useSuspenseQuery } from '@zapovednik/platform/query';
import { useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';
import { useEffect } from 'react';
import { otherParameters, withQuery } from '../../list-address/list-address';
import { searchSorts } from '../../list-address/sort-options';
import frame from '../../page/page.module.css';
import { TagLinks } from '../../page/tag-links';
import { ProductCarousel } from '../../product-carousel/product-carousel';
import { Listing } from '../../product-list/listing';
import { useShownPages } from '../../product-list/use-shown-pages';
import { rememberSearch } from '../../search-suggestions/past-searches';
import { ViewedSlot } from '../../slots/slots';
import { loadSearch, type SearchData } from './load';
import styles from './search-page.module.css';
import { searchQuery, searchRequest, updatesKey, withPage } from './search-query';

/** The results of a search text, with filters; the same at `/search/` and `/search-result/` (ROU-99). */
function SearchPage({ data: { landings } }: { data: SearchData }) {
  const app = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(searchQuery(app, query));
  const { query: text, page, sort } = searchRequest(query);
  const shown = useShownPages(page, data.products, (other) => searchQuery(app, withPage(query, other)));
  const path = link(searchRoute);
  const otherFields = otherParameters(query);
  const clear = withQuery(path, otherFields);
  const count = data.productCount;
  const [field, direction] = Object.entries(sort)[0] ?? ['relevance', 'desc'];
  const nothing = data.productIds.length === 0;
  const missing = [...data.unknown, ...data.dropped];
  useEffect(() => app.bus.emit(searchMade, { text }), [app, text]);
  const session = useAtom(sessionAtom);
  useEffect(() => {
    if (!nothing) rememberSearch(session, text);
  }, [nothing, session, text]);

  return (
    <Container className={frame.page}>
      <Metadata
        title={`${text} — поиск в «Заповеднике»`}
        description={`Что нашлось в «Заповеднике» по запросу «${text}».`}
        canonical={app.origin + searchLink(text)}
        hidden
      />
      <header className={styles.head}>
        <h1 className={frame.title}>
          {nothing ? 'По запросу' : 'Результаты поиска'} «{text}»{nothing && ' ничего не нашлось'}
        </h1>
        {!nothing && missing.length > 0 && (
          <p className={styles.misspell}>
            Не нашли {missing.map((word) => `«${word}»`).join(', ')}, показываем похожее
          </p>
        )}
        {!nothing && missing.length === 0 && data.hasSimilar && (
          <p className={styles.misspell}>Точно подходят немногие, после них — похожие товары</p>
        )}
        {!nothing && data.misspell && (
          <p className={styles.misspell}>
            По запросу «{text}» ничего не нашлось, показываем «<b>{data.misspell}</b>»
          </p>
        )}
      </header>
      {nothing ? (
        <>
          <EmptyState
            title="Товаров не найдено"
            text="Проверьте, нет ли опечатки, или опишите товар другими словами: «корм для щенков», «наполнитель»."
            action={<LinkButton to={link(catalogRoute)}>Весь каталог</LinkButton>}
          />
          <ProductCarousel title="Популярное" list="popular" />
          <ViewedSlot />
        </>
      ) : (
        <Listing
          shown={shown}
          count={count}
          page={page}
          pages={data.pageCount}
          path={path}
          query={query}
          sorts={searchSorts}
          activeSort={`${field}_${direction}`}
          empty={<LinkButton to={clear}>Сбросить фильтры</LinkButton>}
          filter={{
            applied: data.filter,
            action: path,
            hidden: otherFields,
            clear,
            count: (chosen, signal) =>
              app.api(postFilter, { prefilter: { ID: [...data.productIds] }, controls: chosen }, { signal }),
            apply: ({ address }) =>
              void navigate(withQuery(path + address, { ...otherFields, [updatesKey]: String(Date.now()) }), {
                preventScrollReset: true,
              }),
          }}
        />
      )}
      <TagLinks title="Подборки" tags={landings} />
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadSearch, Component: SearchPage });
