/** The data of a city with a storefront, in addition to its map. */
export interface OwnFacts {
  id: number;
  code: string;
  /** Case forms in the order of the specification: именительный, родительный, предложный without «в», дательный. */
  forms: readonly [string, string, string, string];
  /** Null: the city uses the main domain. */
  subdomain: string | null;
  /** The city whose distribution centre supplies this one. */
  parent: number | null;
  isRegionalCentre: boolean;
  fastPickup: boolean;
  /** Whether couriers deliver from the shops at once. */
  fastDelivery: boolean;
  phoneCode: string;
  postalCode: string;
  /** First two digits of the region's tax numbers. */
  taxRegion: string;
  timeZone: string;
  shops: number;
  partnerPoints: number;
}
