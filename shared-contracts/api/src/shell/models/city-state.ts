/**
 * The storefront's city for areas. This file imports nothing: every area includes its declaration, which would
 * otherwise change with each format of the shop.
 */
export interface CityState {
  readonly id: number;
  readonly code: string;
  /** «Екатеринбург» */
  readonly name: string;
  /** Case forms for texts (CIT-05): «Екатеринбурга», «в Екатеринбурге», «Екатеринбургу», «Екатеринбурге». */
  readonly cases: {
    readonly genitive: string;
    readonly inCity: string;
    readonly dative: string;
    readonly prepositional: string;
  };
  readonly subdomain: string | null;
  readonly locationId: number;
  readonly phone: string;
  /** A regional distribution centre: IS_RC is «Да» (CIT-06). */
  readonly isRc: boolean;
  /** The default location: services are offered only here (CIT-09). */
  readonly isDefaultLocation: boolean;
  /** The main regional shop city; the city of the default location (ROU-103). */
  readonly isMainCity: boolean;
  readonly hasFastPickup: boolean;
  /** The centre of its maps, as `Coordinates`; null: unknown. */
  readonly centre?: readonly [latitude: number, longitude: number] | null;
  /** The calendar day here when the page was made, YYYY-MM-DD. So the server and the browser write a date in the same words. */
  readonly today?: string;
}
