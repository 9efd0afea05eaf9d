import type { Config } from '../config/config';
import type { GeocoderService } from './geocoder';
import type { SuggestionService } from './suggestions';

/** The third-party services for addresses. */
export interface AddressServices {
  /** Null: not configured, and addresses are typed by hand. */
  readonly suggestions: SuggestionService | null;
  readonly geocoder: GeocoderService | null;
}

/** The services that are configured in the settings. */
export const addressServices = (config: Config): AddressServices => {
  const { SUGGESTIONS_URL, SUGGESTIONS_TOKEN, GEOCODER_URL, GEOCODER_KEY } = config;
  return {
    suggestions: SUGGESTIONS_URL && SUGGESTIONS_TOKEN ? { url: SUGGESTIONS_URL, token: SUGGESTIONS_TOKEN } : null,
    geocoder: GEOCODER_URL && GEOCODER_KEY ? { url: GEOCODER_URL, key: GEOCODER_KEY } : null,
  };
};
