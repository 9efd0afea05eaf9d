/** Latitude and longitude. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Kinds of streets in the address register's short forms, with their full names. */
export const streetTypes = {
  ул: 'улица',
  'пр-кт': 'проспект',
  'б-р': 'бульвар',
  ш: 'шоссе',
  тракт: 'тракт',
  наб: 'набережная',
  мкр: 'микрорайон',
} as const;
type StreetType = keyof typeof streetTypes;

/** The data of a street: kind, name, its last house, and the corners of its line as "lat,lon lat,lon …". */
export type StreetFacts = readonly [type: StreetType, name: string, lastHouse: number, line: string];

/** A city with its main streets. Names are real. Lines are schematic, with a precision of about a hundred metres. */
export interface CityFacts {
  /** The shop's location ID. */
  readonly id: number;
  readonly name: string;
  /** Its kind in the address register; by default a town. */
  readonly kind?: 'г' | 'рп' | 'п' | 'с';
  readonly region: string;
  /** The centre of the city. */
  readonly centre: Coordinates;
  readonly postalCodes: readonly string[];
  readonly streets: readonly StreetFacts[];
  /** Streets that are never suggested, although their houses are known (VAL-18). */
  readonly unlisted?: readonly StreetFacts[];
}

/** A street of the drawn map. */
export interface Street {
  /** Unique over all cities. */
  readonly id: number;
  readonly cityId: number;
  readonly type: StreetType;
  /** "Малышева" */
  readonly name: string;
  /** "улица Малышева", "Комсомольский проспект" */
  readonly fullName: string;
  /** "ул Малышева", "Комсомольский пр-кт" */
  readonly shortName: string;
  readonly lastHouse: number;
  readonly line: readonly Coordinates[];
  readonly listed: boolean;
}

export interface City extends Omit<CityFacts, 'streets' | 'unlisted'> {
  readonly streets: readonly Street[];
}

/** "Сибирский тракт", but "улица Первомайская". */
const nameFirst = (type: StreetType, name: string) => type !== 'ул' && type !== 'мкр' && /(ий|ый|ой|ая)$/.test(name);

function lineOf(text: string): Coordinates[] {
  return text.split(' ').map((corner) => {
    const [latitude, longitude] = corner.split(',').map(Number);
    if (!latitude || !longitude) throw new Error(`No coordinates: ${corner}`);
    return [latitude, longitude];
  });
}

/** The drawn map of a city. */
export function drawCity({ streets, unlisted = [], ...city }: CityFacts): City {
  const draw = ([type, name, lastHouse, line]: StreetFacts, index: number): Street => {
    const join = (kind: string) => (nameFirst(type, name) ? `${name} ${kind}` : `${kind} ${name}`);
    return {
      id: city.id * 1000 + index + 1,
      cityId: city.id,
      type,
      name,
      fullName: join(streetTypes[type]),
      shortName: join(type),
      lastHouse,
      line: lineOf(line),
      listed: index < streets.length,
    };
  };
  return { ...city, streets: [...streets, ...unlisted].map(draw) };
}
