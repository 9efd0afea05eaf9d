import { clsx } from 'clsx';
import { useEffect } from 'react';
import { definePage, useApp } from 'shared-contracts/app';
import { getFilter } from 'shared-contracts/catalog/calls/filter';
import { sectionViewed } from 'shared-contracts/catalog/events';
import { catalogRoute } from 'shared-contracts/catalog/routes';
import { useQuery, useSuspenseQuery } from 'shared-contracts/query';
import { Link, useNavigate, useSearchParams } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Breadcrumbs, breadcrumbList, Container, LinkButton, Metadata } from 'shared-contracts/ui';
import { RichText } from 'shared-contracts/ui/rich-text';
import { sefFilterQuery } from '../../filter/sef-filter-query';
import chips from '../../page/chip-links.module.css';
import frame from '../../page/page.module.css';
import { otherParameters, readListAddress, withQuery } from '../../product-list/list-address';
import { Listing } from '../../product-list/listing';
import { pageQuery } from '../../product-list/page-query';
import { catalogSorts } from '../../product-list/sort-options';
import { ChildSections } from './child-sections';
import { loadSection, type SectionData } from './load';
import styles from './section-page.module.css';
import { sectionRequest } from './section-request';

/** A section of the catalogue: child sections, its goods with filters, and its description. */
function SectionPage({ data: { sectionId, filterUri, path, crumbs, children } }: { data: SectionData }) {
  const app = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(pageQuery(app, sectionRequest(sectionId, filterUri, query)));
  const { data: filter } = useQuery(sefFilterQuery(app, sectionId, filterUri));
  const { page } = readListAddress(query);
  const otherFields = otherParameters(query);
  const here = filter?.URI ?? path;
  const seo = data.section?.SEO;
  const heading = seo?.page_title || crumbs.at(-1)?.title;
  useEffect(() => app.bus.emit(sectionViewed, { sectionId }), [app, sectionId]);
  const canonical = app.origin + (page > 1 ? withQuery(here, { PAGEN_1: String(page) }) : here);

  return (
    <Container className={frame.page}>
      <Metadata
        title={page > 1 ? `${seo?.meta_title} — страница ${page}` : (seo?.meta_title ?? '')}
        description={seo?.meta_description}
        canonical={canonical}
        data={[breadcrumbList(crumbs, app.origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>{heading}</h1>
      {page === 1 && <ChildSections sections={children} />}
      <Listing
        products={data.products}
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
                count: (controls, signal) => app.api(getFilter, { section: sectionId, controls }, { signal }),
                apply: ({ URI }) => void navigate(withQuery(URI, otherFields), { preventScrollReset: true }),
              }
            : null
        }
      />
      <Tags tags={data.tags.REFERENCES} />
      {page === 1 && data.description && <RichText html={data.description} className={styles.text} />}
    </Container>
  );
}

/** Links to ready-made filters and related sections (CAT-07). */
function Tags({ tags }: { tags: readonly { NAME: string; URL: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Часто ищут">
      <h2 className={styles.heading}>Часто ищут</h2>
      <ul className={clsx(chips.chips, styles.tags)}>
        {tags.map(({ NAME, URL }) => (
          <li key={URL}>
            <Link to={URL}>{NAME}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const { Component, loader } = definePage({ load: loadSection, Component: SectionPage });
