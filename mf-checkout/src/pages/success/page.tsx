import { definePage } from '@zapovednik/platform/app';
import { PlacedOrder } from '../../placed-order/placed-order';
import { loadSuccess } from './load';

/** The order that was just made, or any order of this visitor: its state and the next steps (ROU-68). */
export const { Component, loader } = definePage({
  load: loadSuccess,
  Component: ({ data: { orderId } }) => <PlacedOrder access={{ id: orderId }} />,
});
