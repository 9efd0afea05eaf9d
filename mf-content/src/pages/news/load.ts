import { loadPublication } from '../../publications/load-publications';

/** ROU-63, API-136. */
export const loadNews = loadPublication('news');
