/** The content of a database. */
export interface FoundData {
  /** It was seeded with demonstration data. */
  readonly isDemo: boolean;
  readonly hasPlaces: boolean;
  /** Customers or orders. */
  readonly hasPeople: boolean;
}

/** The data according to the settings. */
export interface WantedData {
  /** `SEED`; null: not set. */
  readonly seed: 'demo' | 'reference' | null;
  /** Whether `DATABASE_URL` is a PostgreSQL server. */
  readonly isServer: boolean;
  /** Whether other machines can reach the shop. */
  readonly isPublic: boolean;
}

/** A start or a command would mix demonstration data with real data, or serve it to the public without `SEED=demo`. */
export class WrongData extends Error {
  override name = 'WrongData';
}

const PUBLISHED = 'demonstration data, with people whose passwords are published';

/**
 * The data to seed a database with. Null: none, because the database has data. Demonstration data is only for this
 * machine, or if `SEED=demo` requests it.
 *
 * @throws WrongData
 */
export function chooseData(
  { isDemo, hasPlaces, hasPeople }: FoundData,
  { seed, isServer, isPublic }: WantedData,
): 'demo' | 'reference' | null {
  const wanted = seed ?? (isServer ? 'reference' : 'demo');
  const isEmpty = !isDemo && !hasPlaces && !hasPeople;
  if (isDemo && wanted === 'reference') {
    throw new WrongData(`The database holds ${PUBLISHED}. Use another database, or set SEED=demo to serve it as it is`);
  }
  if (seed === 'demo' && !isDemo && !isEmpty) {
    throw new WrongData(
      'SEED=demo, but the database holds other data than that of the demonstration. Use an empty database',
    );
  }
  if ((isDemo || isEmpty) && wanted === 'demo' && seed === null && isPublic) {
    throw new WrongData(
      `This would serve ${PUBLISHED}, to the public (PUBLIC_ORIGIN). Set SEED=reference for a shop of your own, or SEED=demo`,
    );
  }
  if (isDemo || hasPlaces) return null;
  return isEmpty ? wanted : 'reference';
}
