import { getPageCodes, getPageParts } from '@zapovednik/api/shell/calls/sitemap';
import { forEveryone } from '../../http/route';
import { pageCodes, pageParts } from './page-codes';

export const sitemapRoutes = [
  forEveryone(getPageParts, (_, context) => pageParts(context)),

  forEveryone(getPageCodes, ({ kind, part }, context) => pageCodes(kind, part, context)),
];
