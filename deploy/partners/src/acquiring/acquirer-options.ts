import type { Delays } from './delays';

export interface AcquirerOptions {
  /** The back end's address for callbacks, which is configured in the shop's account at a real acquirer. Null: none. */
  readonly shopRoot: string | null;
  readonly delays: Delays;
}

/** The address of the callbacks about an acquirer's payments. */
export const callBackUrl = ({ shopRoot }: AcquirerOptions, acquirer: string): string | null =>
  shopRoot && `${shopRoot}/payment/callback/${acquirer}/`;
