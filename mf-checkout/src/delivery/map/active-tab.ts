import { createContext } from 'react';

export type DeliveryTab = 'pvz' | 'fastPickup' | 'courier';

/** The open tab. All tabs are in the document; only the open one may load a map. */
export const ActiveTab = createContext<string>('');
