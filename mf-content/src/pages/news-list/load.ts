import { loadPublications } from '../../publications/load-publications';

/** ROU-28, API-135. */
export const loadNewsList = loadPublications('news');
