import type { AddressSuggestionAnswer, GeocodedAddressAnswer } from '../wire/address-suggestion';

/** An address from the suggestion service. */
export interface AddressSuggestion {
  /** In one line, with region and postcode. */
  readonly text: string;
  readonly city: string | null;
  /** The town or village: «Троицк»; '' if unknown. */
  readonly place: string;
  /** «Челябинская обл» */
  readonly region: string;
  /** "Малышева"; '' without a street. */
  readonly street: string;
  /** The street as in the form: "ул Малышева". */
  readonly streetName: string;
  /** The house number as text: "12", "12А", "12 к 2"; '' for a street. */
  readonly house: string;
  readonly hasFlat: boolean;
  /** In the format of saved addresses; '' if the service has none. */
  readonly coords: string;
}

export const toAddressSuggestion = ({
  value,
  unrestricted_value,
  data,
}: AddressSuggestionAnswer): AddressSuggestion => ({
  text: unrestricted_value,
  city: data.city,
  place: data.settlement ?? data.city ?? '',
  region: data.region_with_type ?? '',
  street: data.street ?? '',
  streetName: data.street_with_type ?? value,
  house: data.house ? [data.house, data.block_type, data.block].filter(Boolean).join(' ') : '',
  hasFlat: Boolean(data.flat),
  coords: data.geo_lat && data.geo_lon ? `${data.geo_lat},${data.geo_lon}` : '',
});

/** The address of a click on the map (DEL-54, DEL-55); unknown parts are ''. */
export type GeocodedAddress = Omit<GeocodedAddressAnswer, 'postal_code'>;

export const toGeocodedAddress = ({ city, street, house, coords, text }: GeocodedAddressAnswer): GeocodedAddress => ({
  city,
  street,
  house,
  coords,
  text,
});

/**
 * A district that is not a street in the service: if the user types its name, it is added to the suggestions (VAL-18).
 * It is also the address in the default city until another one there is known (DEL-70).
 */
export const LOCAL_SUGGESTION: AddressSuggestion = {
  text: 'Свердловская обл, г Екатеринбург, мкр Светлый',
  city: 'Екатеринбург',
  place: 'Екатеринбург',
  region: 'Свердловская обл',
  street: 'Светлый',
  streetName: 'мкр Светлый',
  house: '',
  hasFlat: false,
  coords: '56.7668,60.632',
};

/** Whether a text starts with the name of the local district. */
export const asksForLocal = (text: string): boolean => text.trim().toLowerCase().startsWith('светлый');
