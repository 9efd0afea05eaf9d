import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import { brandLink, brandsRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { Link, useNavigate, useParams, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { stripTags } from '@zapovednik/rules/format';
import { Breadcrumbs, breadcrumbList, Container, LinkButton, Metadata, Picture } from '@zapovednik/ui';
import { RichText } from '@zapovednik/ui/rich-text';
import { clsx } from 'clsx';
import { brandQuery } from '../../brands/brand-query';
import { brandFilterQuery } from '../../filter/brand-filter-query';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { canonicalPath, isVariant, otherParameters, readListAddress, withQuery } from '../../list-address/list-address';
import { catalogSorts } from '../../list-address/sort-options';
import chips from '../../page/chip-links.module.css';
import frame from '../../page/page.module.css';
import { TagLinks } from '../../page/tag-links';
import { Listing } from '../../product-list/listing';
import { useShownPages } from '../../product-list/use-shown-pages';
import { pageQuery } from '../../products/page-query';
import styles from './brand-page.module.css';
import { type BrandData, brandRequest, loadBrand } from './load';

/** A brand: the sections with its goods, all its goods with filters, and its history. */
function BrandPage({ data: { sections, landings } }: { data: BrandData }) {
  const app = useApp();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const { data: brand } = useSuspenseQuery(brandQuery(app, code));
  const request = brandRequest(code, query);
  const { data } = useSuspenseQuery(pageQuery(app, request));
  const { page } = readListAddress(query);
  const shown = useShownPages(page, data.products, (other) => pageQuery(app, { ...request, page: other }));
  const { data: filter } = useQuery(brandFilterQuery(app, code, controlsOfQuery(query)));
  const path = brandLink(code);
  const otherFields = otherParameters(query);
  const crumbs = [
    { title: 'Главная', to: link(homeRoute) },
    { title: 'Бренды', to: link(brandsRoute) },
    { title: brand.name, to: path },
  ];

  return (
    <Container className={frame.page}>
      <Metadata
        title={brand.seo.title || `${brand.name} — Заповедник`}
        description={brand.seo.description || stripTags(brand.description)}
        {...(isVariant(query) ? { hidden: true } : { canonical: app.origin + canonicalPath(path, page) })}
        card={`brand-${brand.id}`}
        data={[breadcrumbList(crumbs, app.origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <Picture src={brand.picture} alt="" ratio="3:2" sizes="180px" priority className={styles.logo} />
        <div>
          <h1 className={frame.title}>{brand.seo.heading || brand.name}</h1>
          <p className={styles.country}>
            {brand.country}
            {brand.founded !== null && ` · с ${brand.founded} года`}
          </p>
        </div>
        {brand.seo.text && <p className={styles.text}>{brand.seo.text}</p>}
      </header>
      {sections.length > 0 && (
        <nav aria-label="Разделы бренда">
          <ul className={clsx(chips.chips, styles.sections)}>
            {sections.map(({ id, name, path: section, count }) => (
              <li key={id}>
                <Link to={section}>
                  {name} <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Listing
        shown={shown}
        count={data.productCount}
        page={data.page}
        pages={data.pageCount}
        path={path}
        query={query}
        sorts={catalogSorts}
        activeSort={data.activeSort}
        empty={<LinkButton to={path}>Все товары бренда</LinkButton>}
        filter={
          filter
            ? {
                applied: filter,
                action: path,
                hidden: otherFields,
                clear: withQuery(path, otherFields),
                count: (controls, signal) => app.api(getFilter, { prefilter: { BRAND: code }, controls }, { signal }),
                apply: ({ address }) =>
                  void navigate(withQuery(path + address, otherFields), { preventScrollReset: true }),
              }
            : null
        }
      />
      {shown.first === 1 && brand.description && (
        <section className={styles.story}>
          <h2>О бренде {brand.name}</h2>
          <RichText html={brand.description} className={styles.text} />
        </section>
      )}
      <TagLinks title="Подборки бренда" tags={landings} />
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadBrand, Component: BrandPage });
