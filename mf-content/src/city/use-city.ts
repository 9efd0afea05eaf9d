import { useApp } from 'shared-contracts/app';
import type { CityState } from 'shared-contracts/state';
import { useStore } from 'shared-contracts/stores';

/** The city of this storefront, with its name's case forms (CIT-05). */
export function useCity(): CityState {
  return useStore(useApp().stores.city);
}
