import type { ShopFeature } from '@zapovednik/api/content/models/shop';
import { formatDistance, kilometres } from '@zapovednik/platform/geolocation';
import { Link } from '@zapovednik/platform/router';
import { type Coordinates, plural } from '@zapovednik/rules/format';
import { Button, EmptyState, LinkButton } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import { Row } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import { useState } from 'react';
import { countOf, findShops, type Places } from './find-shops';
import { fitChoice } from './fit-choice';
import { LazyMap } from './lazy-map';
import { LazyNearLine } from './lazy-near-line';
import { PartnerPoints } from './partner-points';
import { PlaceItem, ShowOnMap } from './place-item';
import { ShopCard } from './shop-card';
import { choiceAddress, hasFilters, type ShopChoice, withoutFilters } from './shop-choice';
import { ShopFilter } from './shop-filter';
import styles from './shop-finder.module.css';
import { useMarks } from './use-marks';
import { useShopChoice } from './use-shop-choice';

interface ShopFinderProps extends Places {
  features: readonly ShopFeature[];
  /** «в Екатеринбурге» */
  inCity: string;
  /** The city is that of the storefront: its addresses and zones are known. */
  isHere: boolean;
  /** Picture of our shops' markers. */
  ownMarker: string | null;
  /** The path of this list without a choice. */
  path: string;
}

/** The shops of a city and the points of partners as a list and on a map: one choice, in the URL, filters both. */
export function ShopFinder({ shops, points, features, inCity, isHere, ownMarker, path }: ShopFinderProps) {
  const offered = features
    .map((feature) => ({ ...feature, count: shops.filter((shop) => shop.features.includes(feature.id)).length }))
    .filter((feature) => feature.count > 0);
  const { choice: wanted, choose } = useShopChoice(path);
  const choice = fitChoice(wanted, offered, shops);
  const [own, setOwn] = useState<Coordinates | null>(null);
  const place = choice.near === 'me' ? own : (choice.near?.coordinates ?? null);
  const marks = useMarks();
  const found = findShops({ shops, points }, choice, { features, place, now: choice.openNow ? new Date() : null });
  const count = countOf(found);
  const hasPlaces = count.own + count.partners > 0;
  const clear = choiceAddress(path, withoutFilters(choice));

  const show = (one: Parameters<typeof marks.showOnMap>[0]) => {
    marks.showOnMap(one);
    if (!choice.hasMap) choose({ ...choice, hasMap: true });
  };

  return (
    <div className={styles.finder}>
      <LazyNearLine
        near={choice.near}
        hasAddress={isHere}
        onChange={(near) => {
          choose({ ...choice, near });
          marks.forget();
        }}
        onPlace={setOwn}
      />
      <ShopFilter
        features={offered}
        hasBoth={shops.length > 0 && points.length > 0}
        path={path}
        choice={choice}
        onChange={choose}
      />
      <Row>
        <p role="status" className={styles.count}>
          {hasPlaces ? countText(count) : 'Ничего не нашлось'}
          {hasPlaces && place && ', сначала ближайшие'}
        </p>
        {hasFilters(choice) && (
          <Link to={clear} rel="nofollow" preventScrollReset className={styles.clear}>
            Сбросить
          </Link>
        )}
        {hasPlaces && (
          <Button
            icon={<MapPin />}
            aria-expanded={choice.hasMap}
            onClick={() => choose({ ...choice, hasMap: !choice.hasMap })}
            className={styles.mapButton}
          >
            {choice.hasMap ? 'Скрыть карту' : 'Показать на карте'}
          </Button>
        )}
      </Row>
      {hasPlaces ? (
        <div className={clsx(styles.both, choice.hasMap && styles.withMap)}>
          {choice.hasMap && (
            <div className={styles.map}>
              <LazyMap
                {...found}
                label={`Магазины ${inCity}`}
                ownMarker={ownMarker}
                fastPickup={features.find(({ code }) => code === 'bystryy_samovyvoz')?.id}
                hasZones={isHere}
                near={choice.near}
                place={place}
                pressedId={marks.pressedId}
                pointedId={marks.pointedId}
                focus={marks.focus}
                onPress={marks.pressMarker}
              />
            </div>
          )}
          <div className={styles.lists}>
            {found.shops.length > 0 && (
              <ul aria-label={`Магазины ${inCity}`} className={styles.list}>
                {found.shops.map((shop) => (
                  <PlaceItem key={shop.id} id={shop.id} marks={marks}>
                    <ShopCard
                      shop={shop}
                      features={features}
                      away={place && formatDistance(kilometres(shop.coordinates, place))}
                      action={<ShowOnMap name={shop.name} onPress={() => show(shop)} />}
                    />
                  </PlaceItem>
                ))}
              </ul>
            )}
            <PartnerPoints groups={found.points} place={place} marks={marks} onShow={show} />
          </div>
        </div>
      ) : (
        <EmptyState
          title="Таких магазинов не нашлось"
          text={whatToChange(choice)}
          action={
            <LinkButton variant="primary" to={clear}>
              Сбросить фильтры
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

function countText({ own, partners }: ReturnType<typeof countOf>): string {
  const texts = [
    own > 0 && `${own} ${plural(own, ['магазин', 'магазина', 'магазинов'])}`,
    partners > 0 && `${partners} ${plural(partners, ['пункт', 'пункта', 'пунктов'])} партнёров`,
  ];
  return texts.filter(Boolean).join(' и ');
}

/** The filter that a visitor should remove first. */
function whatToChange({ openNow, whose, features }: ShopChoice): string {
  if (openNow) return 'Возможно, сейчас все закрыты. Уберите «Открыто сейчас», и на карточках будут часы работы.';
  if (whose === 'partners' && features.length > 0) return 'Услуги есть в наших магазинах, у партнёров их нет.';
  return 'Уберите часть условий.';
}
