import {
  AlertCircle,
  Ban,
  Check,
  Info,
  Package,
  PackageCheck,
  Store,
  Truck,
  Undo2,
  Wallet,
} from '@zapovednik/ui/icons';

/** A picture for each status, so that states differ without their colour. */
const icons: Readonly<Record<string, typeof Info>> = {
  N: Check,
  P: Wallet,
  A: Package,
  R: Store,
  D: Truck,
  F: PackageCheck,
  CL: Ban,
  NT: AlertCircle,
  NZ: AlertCircle,
  ND: AlertCircle,
  KM: Undo2,
};

/** The icon of an order's status, the same in lists and on all pages of an order; statuses can be added later (ORD-57). */
export const orderStateIcon = (statusId: string): typeof Info => icons[statusId] ?? Info;
