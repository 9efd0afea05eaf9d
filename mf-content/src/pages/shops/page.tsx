import { definePage } from 'shared-contracts/app';
import { deliveryRoute, shopsRoute } from 'shared-contracts/content/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { Button, EmptyState } from 'shared-contracts/ui';
import { MapPin } from 'shared-contracts/ui/icons';
import { PhoneLink } from '../../city/phone-link';
import { loadPickupPoints, usePickupPoints } from '../../city/pickup-points';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Section, Text } from '../../prose/section';
import { ShopsMap } from './shops-map';

/** ROU-43: shops and points of this city. Lists of other cities and a page for each shop need the call of CON-17. */
function ShopsPage() {
  const city = useCity();
  const { groups, failed, retry } = usePickupPoints();
  const heading = groups.length > 0 ? `Наши магазины ${city.cases.inCity}` : 'Наши магазины';
  return (
    <ProsePage
      route={shopsRoute}
      heading={heading}
      description={`Магазины «Заповедник» и пункты выдачи заказов ${city.cases.inCity}: адреса, телефоны, часы работы.`}
      lead={
        <>
          Заходите за покупками и советом или заберите здесь заказ с сайта. Как это работает, рассказано на странице{' '}
          <Link to={link(deliveryRoute)}>«Доставка»</Link>.
        </>
      }
    >
      {groups.length > 0 && <ShopsMap groups={groups} />}
      {groups.map(({ service, points }) => (
        <Section key={service.id} title={service.name}>
          <Cards
            items={points.map(({ name, address, phone, schedule, hasFastPickup }) => ({
              title: name,
              icon: <MapPin />,
              text: (
                <>
                  <span>{address}</span>
                  <span>{schedule}</span>
                  <PhoneLink phone={phone} />
                  {hasFastPickup && <span>Быстрый самовывоз: соберём за час</span>}
                </>
              ),
            }))}
          />
        </Section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={failed ? 'Список магазинов не загрузился' : `${city.name}: своих магазинов пока нет`}
          text={
            <Text>
              <p>
                Ближайший магазин подскажут по телефону <PhoneLink phone={city.phone} />.
              </p>
            </Text>
          }
          action={failed && <Button onClick={retry}>Загрузить ещё раз</Button>}
        />
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadPickupPoints, Component: ShopsPage });
