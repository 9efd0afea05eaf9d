import { type CityState, useApp } from '@zapovednik/platform/app';

/** The city of this storefront, with the grammatical cases of its name (CIT-05). */
export function useCity(): CityState {
  return useApp().city;
}
