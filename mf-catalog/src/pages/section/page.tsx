import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import { sectionViewed } from '@zapovednik/areas/catalog/events';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, breadcrumbList, Container, LinkButton, Metadata } from '@zapovednik/ui';
import { RichText } from '@zapovednik/ui/rich-text';
import { useEffect } from 'react';
import { keepCounted, sefFilterQuery } from '../../filter/sef-filter-query';
import { canonicalPath, isVariant, otherParameters, readListAddress, withQuery } from '../../list-address/list-address';
import { catalogSorts } from '../../list-address/sort-options';
import frame from '../../page/page.module.css';
import { TagLinks } from '../../page/tag-links';
import { Listing } from '../../product-list/listing';
import { useShownPages } from '../../product-list/use-shown-pages';
import { pageQuery } from '../../products/page-query';
import { ChildSections } from './child-sections';
import { loadSection, type SectionData } from './load';
import { warmFilteredList } from './section-list';
import styles from './section-page.module.css';
import { sectionRequest } from './section-request';

/**
 * A section of the catalogue: child sections, its goods with filters, and its description. A page of predefined filters
 * has its own title, heading and description (CAT-49).
 */
function SectionPage({
  data: { sectionId, filterUri, path, shortPath, crumbs, children, landing },
}: {
  data: SectionData;
}) {
  const app = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const request = sectionRequest(sectionId, filterUri, query);
  const { data } = useSuspenseQuery(pageQuery(app, request));
  const { data: filter } = useQuery(sefFilterQuery(app, sectionId, filterUri));
  const { page } = readListAddress(query);
  const shown = useShownPages(page, data.products, (other) => pageQuery(app, { ...request, page: other }));
  const otherFields = otherParameters(query);
  const here = shortPath ?? filter?.address ?? path + filterUri;
  const seo = landing ?? data.section?.seo;
  const heading = seo?.heading || crumbs.at(-1)?.title;
  const description = landing ? landing.text : data.description;
  useEffect(() => app.bus.emit(sectionViewed, { sectionId }), [app, sectionId]);
  // Filters and sorts make many lists. Search engines get only those for which editors have made a page.
  const isHidden = isVariant(query) || (filterUri !== '' && (!landing || data.productCount === 0));

  return (
    <Container className={frame.page}>
      <Metadata
        title={page > 1 ? `${seo?.title} — страница ${page}` : (seo?.title ?? '')}
        description={seo?.description}
        {...(isHidden ? { hidden: true } : { canonical: app.origin + canonicalPath(here, page) })}
        card={`section-${sectionId}`}
        data={[breadcrumbList(crumbs, app.origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>{heading}</h1>
      {shown.first === 1 && <ChildSections sections={children} />}
      <Listing
        shown={shown}
        count={data.productCount}
        page={data.page}
        pages={data.pageCount}
        path={here}
        query={query}
        sorts={catalogSorts}
        activeSort={data.activeSort}
        empty={
          <LinkButton to={filterUri ? path : link(catalogRoute)}>
            {filterUri ? 'Сбросить фильтры' : 'Весь каталог'}
          </LinkButton>
        }
        filter={
          filter
            ? {
                applied: filter,
                action: path,
                hidden: otherFields,
                clear: withQuery(path, otherFields),
                count(controls, signal) {
                  warmFilteredList(app);
                  return app.api(getFilter, { section: sectionId, controls }, { signal });
                },
                apply(counted) {
                  keepCounted(app, sectionId, counted);
                  void navigate(withQuery(counted.address, otherFields), { preventScrollReset: true });
                },
              }
            : null
        }
      />
      <TagLinks title="Часто ищут" tags={data.tags} here={here} />
      {shown.first === 1 && description && <RichText html={description} className={styles.text} />}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadSection, Component: SectionPage });
