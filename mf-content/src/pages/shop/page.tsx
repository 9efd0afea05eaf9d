import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { shopLink, shopRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { PhoneLink } from '../../city/phone-link';
import { ProsePage } from '../../prose/page';
import { Section, Text } from '../../prose/section';
import { shopsAddress } from '../../shops/active-city';
import { ShopCard } from '../../shops/shop-card';
import list from '../../shops/shop-list.module.css';
import { shopQuery, shopsQuery } from '../../shops/shop-queries';
import { ShopsMap } from '../../shops/shops-map';
import { loadShop } from './load';
import { shopData } from './shop-data';
import styles from './shop-page.module.css';

/** How many other shops of the city are shown. */
const OTHERS = 3;

/** ROU-65: one shop with its hours, the way, its services and others nearby (CON-19). */
function ShopPage() {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: shop } = useSuspenseQuery(shopQuery(app, code));
  const { data: all } = useQuery(shopsQuery(app, shop.LOCATION_ID));
  const features = all?.features ?? [];
  const own = features.filter(({ ID }) => shop.FEATURES.includes(ID));
  const others = (all?.shops ?? []).filter(({ ID }) => ID !== shop.ID).slice(0, OTHERS);
  const [latitude, longitude] = shop.COORDS;
  return (
    <ProsePage
      route={shopRoute}
      path={shopLink(code)}
      heading={shop.NAME}
      title={`${shop.NAME} ${shop.CITY_P}`}
      description={`Зоомагазин ${shop.NAME} ${shop.CITY_P}: ${shop.ADDRESS}. Часы работы: ${shop.SCHEDULE}.`}
      lead={shop.DESCRIPTION}
      picture={shop.PICTURE}
      parents={[{ title: `Магазины ${shop.CITY_P}`, to: shopsAddress(app, shop.LOCATION_ID) }]}
      data={[shopData(shop, app.origin)]}
    >
      <dl className={styles.facts}>
        <div>
          <dt>Адрес</dt>
          <dd>{shop.ADDRESS}</dd>
        </div>
        <div>
          <dt>Часы работы</dt>
          <dd>{shop.SCHEDULE}</dd>
        </div>
        <div>
          <dt>Телефон</dt>
          <dd>
            <PhoneLink phone={shop.PHONE} />
          </dd>
        </div>
        <div>
          <dt>Заказы с сайта</dt>
          <dd>{shop.PICKUP_POINT === 'Y' ? 'Можно забрать здесь' : 'Здесь не выдаём'}</dd>
        </div>
      </dl>
      {own.length > 0 && (
        <Section title="Услуги магазина">
          <ul className={styles.features}>
            {own.map(({ ID, NAME }) => (
              <li key={ID}>{NAME}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Как добраться">
        <Text>
          <p>
            {shop.ADDRESS}{' '}
            <a href={`https://yandex.ru/maps/?rtext=~${latitude},${longitude}`} target="_blank" rel="noreferrer">
              Построить маршрут
            </a>
          </p>
        </Text>
        <ShopsMap shops={[shop]} label={`${shop.NAME} на карте`} hasZones={false} />
      </Section>
      {others.length > 0 && (
        <Section title={`Другие магазины ${shop.CITY_P}`}>
          <ul className={list.list}>
            {others.map((other) => (
              <li key={other.ID}>
                <ShopCard shop={other} features={features} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div>
        <LinkButton variant="primary" to={link(catalogRoute)}>
          Собрать заказ
        </LinkButton>{' '}
        <LinkButton to={link(shopsRoute)}>Все магазины</LinkButton>
      </div>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadShop, Component: ShopPage });
