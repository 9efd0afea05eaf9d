import type { BannerAnswer } from '../calls/banner';

/** A banner leads to a page of the shop. */
export interface Banner {
  readonly ID: number;
  readonly TITLE: string;
  readonly TEXT: string;
  readonly BUTTON: string;
  /** A path of the shop. */
  readonly URL: string;
  /** The left half of its picture has few details, so that the text can be placed on it. */
  readonly PICTURE: string;
}

export const toBanner = (banner: BannerAnswer): Banner => ({
  ID: banner.ID,
  TITLE: banner.TITLE,
  TEXT: banner.TEXT,
  BUTTON: banner.BUTTON,
  URL: banner.URL,
  PICTURE: banner.PICTURE,
});
