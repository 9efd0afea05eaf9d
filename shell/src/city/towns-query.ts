import type { City } from '@zapovednik/api/shell/models/city';
import { placesQuery } from '@zapovednik/areas/shell/queries/places';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** A town without its own storefront, and the city that serves it. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly city: City;
}

/** Towns with this name that one of the cities serves. A text of fewer than two letters is not searched. */
export const townsQuery = (app: AppContext, text: string, cities: readonly City[]) =>
  queryOptions({
    queryKey: ['shell', 'towns', text],
    enabled: text.length >= 2,
    async queryFn(): Promise<readonly Town[]> {
      const places = await app.query.fetchQuery(placesQuery(app, text));
      return places.flatMap(({ id, name, cityId }) => {
        const city = cities.find(({ locationId }) => locationId === cityId);
        return city ? [{ id, name, city }] : [];
      });
    },
  });
