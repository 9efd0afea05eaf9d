/** The kind of device that a page is for: a phone or tablet, or a desktop. */
export type Device = 'phone' | 'desktop';

/** The data about a browser's device. */
export interface DeviceHints {
  /** The client hint `Sec-CH-UA-Mobile`; undefined: the browser has none. */
  readonly mobile?: boolean | undefined;
  /** The client hint `Sec-CH-UA-Platform`. */
  readonly platform?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** An iPad reports that it is a Mac, so Safari on a «Macintosh» may be an iPad. */
const handheld = /\b(Android|iPhone|iPad|iPod|Windows Phone|Macintosh.+Version\/\S+ Safari)\b/;

/**
 * The class of a device, for pages that are only for phones and tablets (ROU-97, ROU-98). Server and browser use the
 * same function, so a page of the server is still allowed when the browser checks its conditions again. A device that
 * may be a tablet counts as one, because showing a page too often does less harm than hiding it.
 */
export const deviceOf = ({ mobile = false, platform = '', userAgent = '' }: DeviceHints): Device =>
  mobile || handheld.test(`${platform} ${userAgent}`) ? 'phone' : 'desktop';
