import { tabMemory } from 'shared-contracts/storage';
import { type OrderValues, orderValues } from './order-values';

const nameOf = (locationId: number) => `order-draft-${locationId}`;

/** The form values of this visit in this city; null when there are none, or another release wrote them. */
export const readDraft = (locationId: number): OrderValues | null => tabMemory.read(nameOf(locationId), orderValues);

/** Stores the values: a reload and a failed save keep them. */
export const writeDraft = (locationId: number, values: OrderValues): void =>
  void tabMemory.write(nameOf(locationId), values);

export const forgetDraft = (locationId: number): void => tabMemory.forget(nameOf(locationId));
