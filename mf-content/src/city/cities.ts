import { type AppContext, type PageArgs, useApp } from 'shared-contracts/app';
import { queryOptions, useQuery } from 'shared-contracts/query';
import { getCities } from 'shared-contracts/shell/calls/city';

/** A city of the shop, as lists of cities show it. */
interface CityOfList {
  readonly name: string;
  readonly region: string;
  readonly phone: string;
}

function citiesQuery({ api }: Pick<AppContext, 'api'>) {
  return queryOptions({
    queryKey: ['mf-content', 'cities'],
    queryFn: async (): Promise<CityOfList[]> =>
      (await api(getCities, {})).map(({ NAME, ADDRESS_REGION, PHONE_S }) => ({
        name: NAME,
        region: ADDRESS_REGION,
        phone: PHONE_S,
      })),
  });
}

/** Reads the cities for the page. */
export async function loadCities({ app, optional }: PageArgs): Promise<void> {
  await optional('cities', app.query.ensureQueryData(citiesQuery(app)));
}

/** All cities of the shop by their SORT; empty until they are loaded. */
export function useCities(): readonly CityOfList[] {
  return useQuery(citiesQuery(useApp())).data ?? [];
}
