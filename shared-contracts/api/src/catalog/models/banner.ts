import type { BannerAnswer } from '../wire/banner';

/** A banner with a link to a page of the shop. */
export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A path of the shop. */
  readonly path: string;
  /** The left half of its picture has few details, so text can be placed on it. */
  readonly picture: string;
}

export const toBanner = (banner: BannerAnswer): Banner => ({
  id: banner.ID,
  title: banner.TITLE,
  text: banner.TEXT,
  button: banner.BUTTON,
  path: banner.URL,
  picture: banner.PICTURE,
});
