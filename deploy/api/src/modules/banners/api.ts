/** The part of `banners` that other modules may import. */

export { bannersAt } from './banners';
