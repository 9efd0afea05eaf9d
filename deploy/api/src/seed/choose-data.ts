/** What a database holds. */
export interface FoundData {
  /** It was filled with demonstration data. */
  readonly isDemo: boolean;
  readonly hasPlaces: boolean;
  /** Customers or orders. */
  readonly hasPeople: boolean;
}

/** What the settings ask for. */
export interface WantedData {
  /** `SEED`; null: not set. */
  readonly seed: 'demo' | 'reference' | null;
  /** A PostgreSQL by `DATABASE_URL`. */
  readonly isServer: boolean;
  /** Others than this machine reach the shop. */
  readonly isPublic: boolean;
}

/** A start, or a command, that would mix demonstration data with real data, or publish it unasked. */
export class WrongData extends Error {
  override name = 'WrongData';
}

const PUBLISHED = 'demonstration data, with people whose passwords are published';

/**
 * What to fill a database with; null: nothing, it is filled. Demonstration data is for this machine, or where `SEED=demo` asks for it.
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
