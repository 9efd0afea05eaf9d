import { brandsRoute } from '@zapovednik/areas/catalog/routes';
import { newsTeasers } from '@zapovednik/areas/content/widgets';
import { servicesTeasers } from '@zapovednik/areas/services/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Container, ErrorFallback, Metadata, Skeleton, VisuallyHidden } from '@zapovednik/ui';
import { Carousel } from '@zapovednik/ui/carousel';
import { ArrowRight } from '@zapovednik/ui/icons';
import { BannerCard } from '../../banners/banner-card';
import { mainBannersQuery, singleBannerQuery } from '../../banners/banner-query';
import { MainBanners } from '../../banners/main-banners';
import { BrandTile } from '../../brands/brand-tile';
import { brandsFailed } from '../../brands/brands-query';
import { SectionTiles } from '../../sections/section-tiles';
import { sectionsFailed } from '../../sections/sections-failed';
import { ViewedSlot } from '../../slots/slots';
import { ForYourAnimal } from './for-your-animal';
import styles from './home-page.module.css';
import { HomeRow } from './home-row';
import { type HomeData, loadHome } from './load';

/** The home page: banners, root sections, rows of goods, and the teasers of the other areas. */
function HomePage({ data: { sections, brands } }: { data: HomeData }) {
  const app = useApp();
  const { origin, city } = app;
  const { data: banners = [] } = useQuery(mainBannersQuery(app));
  const { data: single } = useQuery(singleBannerQuery(app));
  const { cases, isDefaultLocation } = city;
  return (
    <Container className={styles.page}>
      <Metadata
        title={`Заповедник — зоомагазин ${cases.inCity}: корма, товары и аптека для животных`}
        description={`Корма, лакомства, игрушки и ветаптека ${cases.inCity}: цены, наличие в магазинах, самовывоз и доставка курьером.`}
        canonical={`${origin}/`}
        data={[{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Заповедник', url: `${origin}/` }]}
      />
      <div>
        <h1 className={styles.heading}>
          <VisuallyHidden>Заповедник — зоомагазин {cases.inCity}</VisuallyHidden>
        </h1>
        <MainBanners banners={banners} />
      </div>
      <section aria-label="Разделы каталога">
        {sections ? (
          <SectionTiles sections={sections} />
        ) : (
          <ErrorFallback title={sectionsFailed} text="Обновите страницу чуть позже." />
        )}
      </section>
      <HomeRow list="popular" />
      <ForYourAnimal />
      <HomeRow list="food" />
      <HomeRow list="best-offers" />
      {single && <BannerCard banner={single} />}
      <section>
        <header className={styles.header}>
          <h2>Бренды</h2>
          <Link to={link(brandsRoute)}>
            Все бренды <ArrowRight />
          </Link>
        </header>
        {brands ? (
          <Carousel label="Бренды" slides="chips" className={styles.brands}>
            {brands.map((brand) => (
              <BrandTile key={brand.code} brand={brand} />
            ))}
          </Carousel>
        ) : (
          <ErrorFallback title={brandsFailed} text="Обновите страницу чуть позже." />
        )}
      </section>
      <HomeRow list="seasonal" />
      <HomeRow list="new" />
      <ViewedSlot />
      {isDefaultLocation && <Widget of={servicesTeasers} props={{}} whenSeen fallback={<TeasersSkeleton />} />}
      <Widget of={newsTeasers} props={{ count: 3 }} whenSeen fallback={<TeasersSkeleton />} />
    </Container>
  );
}

/** Reserves the space of another area's teasers. */
function TeasersSkeleton() {
  return (
    <div className={styles.teasers} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

export const { Component, loader } = definePage({ load: loadHome, Component: HomePage });
