import { loadPublication } from '../../publications/load-publications';

/** ROU-62, API-138. */
export const loadArticle = loadPublication('article');
