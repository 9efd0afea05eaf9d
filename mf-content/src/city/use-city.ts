import { useApp } from 'shared-contracts/app';
import type { CityState } from 'shared-contracts/shell/models/city';

/** The city of this storefront, with its name's case forms (CIT-05). */
export function useCity(): CityState {
  return useApp().city;
}
