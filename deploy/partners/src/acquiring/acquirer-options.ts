import type { Delays } from './delays';

export interface AcquirerOptions {
  /** Where the shop's back end hears call-backs, as it is set up in the shop's account at a real acquirer; null: nowhere. */
  readonly shopRoot: string | null;
  readonly delays: Delays;
}

/** The address of the call-backs about an acquirer's payments. */
export const callBackUrl = ({ shopRoot }: AcquirerOptions, acquirer: string): string | null =>
  shopRoot && `${shopRoot}/payment/callback/${acquirer}/`;
