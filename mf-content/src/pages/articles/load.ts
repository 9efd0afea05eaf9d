import { loadPublications } from '../../publications/load-publications';

/** ROU-05, API-137. */
export const loadArticles = loadPublications('article');
