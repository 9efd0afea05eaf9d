import { type Coordinates, parseCoordinates } from '@zapovednik/rules/format';

/** An address, and its location. */
interface NearAddress {
  readonly label: string;
  readonly coordinates: Coordinates;
}

/** What a visitor wants to see of the shops and points. It is in the URL, so it survives a reload and can be shared. */
export interface ShopChoice {
  /** Our own shops or partners' points; null: both. */
  readonly whose: 'own' | 'partners' | null;
  readonly openNow: boolean;
  /** Codes of features; a shop must have all of them. */
  readonly features: readonly string[];
  /** The nearest first: to an address, or to the visitor, whose location is never in a URL. */
  readonly near: NearAddress | 'me' | null;
  readonly hasMap: boolean;
}

/** The names of the fields of the form, and of the keys in the URL. */
export const choiceFields = {
  whose: 'whose',
  openNow: 'open',
  features: 'with',
  near: 'near',
  address: 'address',
  map: 'map',
} as const;
const ON = '1';
const LONGEST_ADDRESS = 200;

/** Reads the choice from a URL; what is not valid is ignored. */
export function readChoice(query: URLSearchParams): ShopChoice {
  const whose = query.get(choiceFields.whose);
  return {
    whose: whose === 'own' || whose === 'partners' ? whose : null,
    openNow: query.get(choiceFields.openNow) === ON,
    features: query.getAll(choiceFields.features).filter((code) => /^\w{1,40}$/.test(code)),
    near: readNear(query.get(choiceFields.near) ?? '', query.get(choiceFields.address) ?? ''),
    hasMap: query.get(choiceFields.map) === ON,
  };
}

function readNear(near: string, label: string): ShopChoice['near'] {
  if (near === 'me') return 'me';
  const coordinates = parseCoordinates(near);
  return coordinates && label !== '' ? { coordinates, label: label.slice(0, LONGEST_ADDRESS) } : null;
}

/** The choice as keys and values of a URL or of a form. */
export function choicePairs({ whose, openNow, features, near, hasMap }: ShopChoice): readonly [string, string][] {
  return [
    ...(whose ? [pair('whose', whose)] : []),
    ...(openNow ? [pair('openNow', ON)] : []),
    ...features.map((code) => pair('features', code)),
    ...(near === 'me' ? [pair('near', near)] : []),
    ...(near && near !== 'me' ? [pair('near', near.coordinates.join()), pair('address', near.label)] : []),
    ...(hasMap ? [pair('map', ON)] : []),
  ];
}

const pair = (key: keyof typeof choiceFields, value: string): [string, string] => [choiceFields[key], value];

/** The URL of a list of shops with a choice. */
export function choiceAddress(path: string, choice: ShopChoice): string {
  const query = new URLSearchParams([...choicePairs(choice)]);
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** The same view of the list without any filter. */
export const withoutFilters = ({ hasMap }: ShopChoice): ShopChoice => ({
  ...readChoice(new URLSearchParams()),
  hasMap,
});

/** What of a choice goes along to another city, where only our own shops are shown: an address is of one city. */
export const ofAnyCity = (choice: ShopChoice): ShopChoice => ({
  ...choice,
  whose: null,
  near: choice.near === 'me' ? 'me' : null,
});

/** Whether the list is filtered or sorted. */
export const hasFilters = (choice: ShopChoice): boolean => choicePairs({ ...choice, hasMap: false }).length > 0;
