import { definePage, useApp } from 'shared-contracts/app';
import { brandsRoute, homeRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { Breadcrumbs, breadcrumbList, Container, Metadata } from 'shared-contracts/ui';
import { BrandTile } from '../../brands/brand-tile';
import frame from '../../page/page.module.css';
import styles from './brands-page.module.css';
import { type BrandGroup, loadBrands } from './load';

const crumbs = [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Бренды', to: link(brandsRoute) },
];

/** All brands, by letter. */
function BrandsPage({ data: groups }: { data: readonly BrandGroup[] }) {
  const { origin } = useApp();
  return (
    <Container className={frame.page}>
      <Metadata
        title="Бренды зоотоваров — Заповедник"
        description="Все бренды зоомагазина «Заповедник»: корма, лакомства, амуниция, наполнители и ветаптека."
        canonical={origin + link(brandsRoute)}
        data={[breadcrumbList(crumbs, origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>Бренды</h1>
      <div className={styles.shelves}>
        {groups.map(({ letter, brands }) => (
          <section key={letter} className={styles.shelf}>
            <h2>{letter}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.CODE}>
                  <BrandTile brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadBrands, Component: BrandsPage });
