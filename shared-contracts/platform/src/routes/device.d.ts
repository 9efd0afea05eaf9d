/** What the pages are for: something held in the hand, or a desktop. */
export type Device = 'phone' | 'desktop';
/** How a browser names its device. */
export interface DeviceHints {
  /** The client hint `Sec-CH-UA-Mobile`; undefined: the browser has none. */
  readonly mobile?: boolean | undefined;
  /** The client hint `Sec-CH-UA-Platform`. */
  readonly platform?: string | undefined;
  readonly userAgent?: string | undefined;
}
/**
 * The class of a device, for pages that are for phones and tablets only (ROU-97, ROU-98). Servers and browsers ask the same, so a page
 * that the server has shown stays when the browser checks its conditions again. What may be a tablet is one: a page too many does less
 * harm than a page that is missing.
 */
export declare const deviceOf: ({ mobile, platform, userAgent }: DeviceHints) => Device;
