import type { Text } from '../text';
import { behaviourArticles } from './behaviour';
import { careArticles } from './care';
import { foodArticles } from './food';
import { healthArticles } from './health';
import { homeArticles } from './home';

/** The articles of the demonstration. */
export const articles: readonly Text[] = [
  ...foodArticles,
  ...healthArticles,
  ...careArticles,
  ...behaviourArticles,
  ...homeArticles,
];
