import { tabMemory } from 'shared-contracts/storage';
import { type OrderValues, orderValues } from './order-values';

const nameOf = (locationId: number) => `order-draft-${locationId}`;

/** The values of this visit in this city; null when there are none, or they were written by another release. */
export const readDraft = (locationId: number): OrderValues | null => tabMemory.read(nameOf(locationId), orderValues);

/** Keeps the values: they outlive a reload and a failed save. */
export const writeDraft = (locationId: number, values: OrderValues): void =>
  void tabMemory.write(nameOf(locationId), values);

export const forgetDraft = (locationId: number): void => tabMemory.forget(nameOf(locationId));
