import type { CityFacts, Coordinates, StreetFacts } from '../city-map/city-map';
import type { TownFacts } from './towns';

/** Streets that nearly every town of the country has, the most common first. */
const usual = [
  ...['Ленина', 'Советская', 'Мира', 'Гагарина', 'Школьная', 'Садовая', 'Лесная', 'Молодёжная', 'Новая', 'Центральная'],
  ...['Кирова', 'Пушкина', 'Октябрьская', 'Карла Маркса', 'Комсомольская', 'Первомайская', 'Победы', 'Строителей'],
  ...['Чапаева', 'Свердлова', 'Набережная', 'Заречная', 'Полевая', 'Зелёная'],
];
const IN_A_TOWN = usual.length;
const IN_A_VILLAGE = 10;

/** Distance of parallel streets and half the length of one, in degrees of latitude: 250 and 900 metres. */
const APART = 0.0022;
const HALF = 0.008;

/**
 * A town as a grid of common streets, rotated so that towns differ. The result is always the same. Like all maps, it is
 * labelled as schematic.
 */
export function drawTown({ id, name, kind, region, centre, postalCode }: TownFacts & { region: string }): CityFacts {
  const count = kind === 'г' ? IN_A_TOWN : IN_A_VILLAGE;
  const turned = (id % 12) * (Math.PI / 24);
  return {
    id,
    name,
    kind,
    region,
    centre,
    postalCodes: [postalCode],
    streets: usual.slice(0, count).map((street, index): StreetFacts => {
      // Streets alternate between the two directions, and between the two sides of the centre.
      const row = Math.ceil(Math.floor(index / 2) / 2) * (index % 4 < 2 ? 1 : -1);
      const angle = turned + (index % 2) * (Math.PI / 2);
      const ends = [-HALF, HALF].map((along) => corner(centre, along, row * APART, angle));
      return ['ул', street, 24 + ((id * 7 + index * 13) % 60), ends.join(' ')];
    }),
  };
}

/**
 * A location at a distance along a direction and beside it, as "lat,lon". Degrees of longitude are shorter than those
 * of latitude.
 */
function corner([latitude, longitude]: Coordinates, along: number, aside: number, angle: number): string {
  const north = along * Math.sin(angle) + aside * Math.cos(angle);
  const east = along * Math.cos(angle) - aside * Math.sin(angle);
  const wide = east / Math.cos((latitude * Math.PI) / 180);
  return `${(latitude + north).toFixed(5)},${(longitude + wide).toFixed(5)}`;
}
