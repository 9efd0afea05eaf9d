import { type City, type Street, streetTypes } from 'deploy-reference-data/city-map/city-map';
import { mappedCity } from 'deploy-reference-data/streets/cities';
import type { House } from 'deploy-reference-data/streets/houses';
import { fiasId } from './fias-id';

/** "Свердловская область" in the register's form: "Свердловская обл". */
function regionWithType(region: string): string {
  if (region === 'Москва') return 'г Москва';
  if (region.startsWith('Республика ')) return region.replace('Республика', 'Респ');
  return region.replace(' область', ' обл').replace(' автономный округ — ', ' Автономный округ - ');
}

/** Whether a place counts as a town in the register; others are settlements. */
export const isTown = ({ kind = 'г' }: Pick<City, 'kind'>): boolean => kind === 'г';

/** A street, or one of its houses, in DaData's format; only with the fields that the shop uses. */
export function present(street: Street, house: House | null, restricted: boolean) {
  const city = mappedCity(street.cityId);
  const region = regionWithType(city.region);
  const inCity = [street.shortName, ...(house ? [`д ${house.number}`] : [])].join(', ');
  const place = `${city.kind ?? 'г'} ${city.name}`;
  const whole = `${place}, ${inCity}`;
  const [latitude, longitude] = house ? [house.latitude, house.longitude] : (street.line[0] ?? city.centre);
  return {
    value: restricted ? inCity : whole,
    unrestricted_value: [house?.postalCode, region === `г ${city.name}` ? null : region, whole]
      .filter(Boolean)
      .join(', '),
    data: {
      postal_code: house?.postalCode ?? null,
      country: 'Россия',
      region_fias_id: fiasId(city.region),
      region_with_type: region,
      ...(isTown(city)
        ? {
            city_fias_id: fiasId(`${city.id}`),
            city_with_type: place,
            city_type: 'г',
            city: city.name,
            settlement: null,
          }
        : { city: null, settlement_with_type: place, settlement_type: city.kind, settlement: city.name }),
      street_fias_id: fiasId(`${street.id}`),
      street_with_type: street.shortName,
      street_type: street.type,
      street_type_full: streetTypes[street.type],
      street: street.name,
      house_fias_id: house && fiasId(`${street.id}/${house.number}`),
      house_type: house && 'д',
      house_type_full: house && 'дом',
      house: house?.number ?? null,
      block_type: null,
      block: null,
      flat: null,
      fias_level: house ? '8' : '7',
      geo_lat: String(latitude),
      geo_lon: String(longitude),
      qc_geo: house ? '0' : '2',
    },
  };
}

export type Suggestion = ReturnType<typeof present>;
