import { catalogRoute, homeRoute } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, breadcrumbList, Container, Metadata, Picture } from '@zapovednik/ui';
import frame from '../../page/page.module.css';
import styles from './catalog-page.module.css';
import { type CatalogBranch, loadCatalog } from './load';

const crumbs = [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Каталог', to: link(catalogRoute) },
];

/** The whole catalogue on one page: the root sections with two levels below each. */
function CatalogPage({ data: branches }: { data: readonly CatalogBranch[] }) {
  const {
    origin,
    city: { cases },
  } = useApp();
  return (
    <Container className={frame.page}>
      <Metadata
        title={`Каталог зоотоваров ${cases.inCity} — Заповедник`}
        description="Все разделы зоомагазина «Заповедник»: для собак, кошек, грызунов, птиц, рыб и рептилий, ветаптека."
        canonical={origin + link(catalogRoute)}
        data={[breadcrumbList(crumbs, origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>Каталог</h1>
      {branches.map(({ id, name, picture, path, children }, index) => (
        <section key={id} className={styles.branch}>
          <h2 className={styles.root}>
            <Link to={path}>
              <Picture src={picture} alt="" sizes="72px" priority={index === 0} />
              {name}
            </Link>
          </h2>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.id}>
                <Link to={child.path} className={styles.child}>
                  {child.name}
                </Link>
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <Link to={leaf.path} className={styles.leaf}>
                        {leaf.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadCatalog, Component: CatalogPage });
