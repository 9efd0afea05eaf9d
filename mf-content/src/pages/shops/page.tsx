import { deliveryRoute, shopsRoute } from '@zapovednik/areas/content/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button, EmptyState } from '@zapovednik/ui';
import { PhoneLink } from '../../city/phone-link';
import { usePickupPoints } from '../../city/pickup-points';
import { useCity } from '../../city/use-city';
import { ChoiceLinks } from '../../list/choice-links';
import { ProsePage } from '../../prose/page';
import { Text } from '../../prose/text';
import { activeLocation, shopsAddress } from '../../shops/active-city';
import { ownMarkerOf, partnersOf } from '../../shops/partners-of';
import { choiceAddress, ofAnyCity, readChoice } from '../../shops/shop-choice';
import { ShopFinder } from '../../shops/shop-finder';
import { shopCitiesQuery, shopsQuery } from '../../shops/shop-queries';
import { loadShops } from './load';

/** ROU-43: the shops of a city (CON-15) with a list and a map, other cities, and points of partners in this one. */
function ShopsPage() {
  const app = useApp();
  const here = useCity();
  const [query] = useSearchParams();
  const { data: cities = [] } = useQuery(shopCitiesQuery(app));
  const location = activeLocation(app, query, cities);
  const { data, isError, refetch } = useQuery(shopsQuery(app, location));
  const points = usePickupPoints();
  const shops = data?.shops ?? [];
  const active = cities.find(({ locationId }) => locationId === location);
  const isHere = location === here.locationId;
  const inCity = isHere ? here.cases.inCity : (active?.inCity ?? '');
  const groups = isHere ? partnersOf(points.groups, shops) : [];
  const path = isHere ? link(shopsRoute) : link(shopsRoute, {}, { location: String(location) });
  const hasAny = shops.length > 0 || groups.length > 0;

  return (
    <ProsePage
      route={shopsRoute}
      path={path}
      heading={hasAny && inCity ? `Наши магазины ${inCity}` : 'Наши магазины'}
      description={`Магазины «Заповедник» и пункты выдачи заказов ${inCity}: адреса, телефоны, часы работы.`}
      lead={
        <>
          Заходите за покупками и советом или заберите здесь заказ с сайта. Как это работает, рассказано на странице{' '}
          <Link to={link(deliveryRoute)}>«Доставка»</Link>.
        </>
      }
    >
      {cities.length > 1 && (
        <ChoiceLinks
          label="Города"
          choices={cities.map(({ name, locationId, shops }) => ({
            title: name,
            to: choiceAddress(shopsAddress(app, locationId), ofAnyCity(readChoice(query))),
            count: shops,
            chosen: locationId === location,
          }))}
        />
      )}
      {hasAny ? (
        <ShopFinder
          key={location}
          shops={shops}
          points={groups}
          features={data?.features ?? []}
          inCity={inCity}
          isHere={isHere}
          ownMarker={isHere ? ownMarkerOf(points.groups, shops) : null}
          path={path}
        />
      ) : (
        <EmptyState
          title={isError ? 'Список магазинов не загрузился' : `${active?.name ?? here.name}: своих магазинов пока нет`}
          text={
            <Text>
              <p>
                Ближайший магазин подскажут по телефону <PhoneLink phone={here.phone} />.
              </p>
            </Text>
          }
          action={
            isError && (
              <Button
                onClick={() => {
                  void refetch();
                  points.retry();
                }}
              >
                Загрузить ещё раз
              </Button>
            )
          }
        />
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadShops, Component: ShopsPage });
