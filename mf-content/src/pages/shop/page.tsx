import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { shopLink, shopRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { nearestFirst } from '@zapovednik/platform/geolocation';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { PhoneLink } from '../../city/phone-link';
import { ProsePage } from '../../prose/page';
import { Text } from '../../prose/text';
import { shopsAddress } from '../../shops/active-city';
import { MapOnRequest } from '../../shops/map-on-request';
import { ShopCard } from '../../shops/shop-card';
import list from '../../shops/shop-finder.module.css';
import { shopQuery, shopsQuery } from '../../shops/shop-queries';
import { BookingLinks } from './booking-links';
import { hoursToday } from './hours-today';
import { loadShop } from './load';
import { shopData } from './shop-data';
import styles from './shop-page.module.css';

/** How many other shops of the city are shown: the nearest. */
const OTHERS = 4;

/** ROU-65: one shop with its hours, the way, its services and others nearby (CON-19). */
function ShopPage() {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: shop } = useSuspenseQuery(shopQuery(app, code));
  const { data: all } = useQuery(shopsQuery(app, shop.locationId));
  const features = all?.features ?? [];
  const own = features.filter(({ id }) => shop.features.includes(id));
  const others = nearestFirst(all?.shops ?? [], shop.coordinates)
    .filter(({ id }) => id !== shop.id)
    .slice(0, OTHERS);
  const [latitude, longitude] = shop.coordinates;
  const isHere = shop.locationId === app.city.locationId;
  const today = isHere && app.city.today !== undefined && hoursToday(shop.schedule, app.city.today);
  return (
    <ProsePage
      route={shopRoute}
      path={shopLink(code)}
      heading={shop.name}
      title={`${shop.name} ${shop.inCity}`}
      description={`Зоомагазин ${shop.name} ${shop.inCity}: ${shop.address}. Часы работы: ${shop.schedule}.`}
      lead={shop.description}
      picture={shop.picture}
      card={`shop-${shop.id}`}
      parents={[{ title: `Магазины ${shop.inCity}`, to: shopsAddress(app, shop.locationId) }]}
      data={[shopData(shop, app.origin)]}
    >
      <dl className={styles.facts}>
        <div>
          <dt>Адрес</dt>
          <dd>{shop.address}</dd>
        </div>
        <div>
          <dt>Часы работы</dt>
          <dd>
            {shop.schedule}
            {today && <span className={styles.today}>{today}</span>}
          </dd>
        </div>
        <div>
          <dt>Телефон</dt>
          <dd>
            <PhoneLink phone={shop.phone} />
          </dd>
        </div>
        <div>
          <dt>Заказы с сайта</dt>
          <dd>{shop.handsOut ? 'Можно забрать здесь' : 'Здесь не выдаём'}</dd>
        </div>
      </dl>
      {own.length > 0 && (
        <Section title="Услуги магазина">
          <ul className={styles.features}>
            {own.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <BookingLinks salons={shop.salons} locationId={shop.locationId} />
        </Section>
      )}
      <Section title="Как добраться">
        <Text>
          <p>
            {shop.address}{' '}
            <a href={`https://yandex.ru/maps/?rtext=~${latitude},${longitude}`} target="_blank" rel="noreferrer">
              Построить маршрут
            </a>
          </p>
        </Text>
        <MapOnRequest shops={[shop]} label={`${shop.name} на карте`} hasZones={false} />
      </Section>
      {others.length > 0 && (
        <Section title={`Другие магазины ${shop.inCity}`}>
          <ul className={list.list}>
            {others.map((other) => (
              <li key={other.id}>
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
