import { setLocation } from '@zapovednik/api/shell/calls/location';
import type { City } from '@zapovednik/api/shell/models/city';
import { type BasketState, basketAtom } from '@zapovednik/areas/checkout/atoms';
import { useQuery } from '@zapovednik/platform/query';
import type { Readable } from '@zapovednik/platform/stores';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Drawer } from '@zapovednik/ui/drawer';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../context/shell-provider';
import { useRoute } from '../context/use-route';
import { citiesQuery } from './cities-query';
import { cityOrigin, isOpenIn, pathInCity } from './city-address';
import { CityList } from './city-list';
import styles from './city-list-drawer.module.css';
import { CityQuestion } from './city-question';

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface CityListDrawerProps {
  /** The first text of the search. */
  search?: string | undefined;
  /** Opens another storefront. */
  go: (address: string) => void;
}

/** All cities. Choosing one saves the location and opens its storefront (LAY-50, CIT-21 to CIT-26). */
export function CityListDrawer({ search, go }: CityListDrawerProps) {
  const app = useShell();
  const [open, setOpen] = useState(true);
  const [cityToConfirm, setCityToConfirm] = useState<City | null>(null);
  const [hasBasket, setHasBasket] = useState(false);
  const [change, setChange] = useState<'idle' | 'running' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(citiesQuery(app));
  const { locationId, subdomain } = app.city;
  const place = { route: useRoute(), ...useLocation() };

  const addressOf = (city: City) => cityOrigin({ origin: app.origin, subdomain }, city) + pathInCity(place, city);

  /** The other city has no such page: a visit that is being booked, a form for a job. */
  const isLeft = (city: City) => place.route !== null && !isOpenIn(city, place.route);

  const changeTo = async (city: City) => {
    setCityToConfirm(null);
    setChange('running');
    try {
      await app.api(setLocation, { id: city.locationId });
      go(addressOf(city));
    } catch (error) {
      app.report(error, { area: 'shell', phase: 'command', name: 'city' });
      setChange('failed');
    }
  };

  const pick = async (city: City) => {
    if (city.locationId === locationId) return setOpen(false);
    setChange('running');
    const { quantity } = await readBasket(app.atom(basketAtom));
    setHasBasket(quantity > 0);
    if (quantity === 0 && !isLeft(city)) return changeTo(city);
    setChange('idle');
    setCityToConfirm(city);
  };

  return (
    <Drawer side="left" open={open} onClose={() => setOpen(false)} title="Ваш город" initialFocus={field}>
      <div role="alert" className={styles.alert}>
        {change === 'failed' && 'Возникла ошибка'}
      </div>
      {isError ? (
        <ErrorFallback
          title="Не удалось получить список городов"
          text="Попробуйте ещё раз."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <CityList
          cities={data}
          current={locationId}
          search={search}
          field={field}
          busy={change === 'running'}
          addressOf={addressOf}
          onPick={(city) => void pick(city)}
        />
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          {waiting.map((key) => (
            <Skeleton key={key} shape="control" />
          ))}
        </div>
      )}
      <CityQuestion
        city={cityToConfirm}
        basket={hasBasket}
        page={cityToConfirm && isLeft(cityToConfirm) ? leftBehind(app.city.cases.inCity) : null}
        onYes={(city) => void changeTo(city)}
        onNo={() => setCityToConfirm(null)}
      />
    </Drawer>
  );
}

/** What happens to a page that the other city does not have. The draft of its form stays in this tab, a held time does not. */
const leftBehind = (here: string) =>
  `Этой страницы там нет, откроется главная. Если вы начали запись, она ещё не отправлена: введённое сохранится ${here} в этой вкладке, а выбранное время освободится.`;

/** The basket. A quick visitor may choose a city before it is loaded, so this waits for it. */
function readBasket(basket: Readable<BasketState>): Promise<BasketState> {
  return new Promise((resolve) => {
    const stop = basket.listen(answer);
    answer();
    function answer() {
      const state = basket.get();
      if (state.status === 'unknown') return;
      resolve(state);
      stop();
    }
  });
}
