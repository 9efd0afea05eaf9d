import { useApp } from 'shared-contracts/app';
import type { CityState } from 'shared-contracts/shell/models/city';

/** The city of this storefront, with the grammatical cases of its name (CIT-05). */
export function useCity(): CityState {
  return useApp().city;
}
