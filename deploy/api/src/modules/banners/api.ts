/** What other modules may use of `banners`: they import nothing else of it. */

export { bannersAt } from './banners';
