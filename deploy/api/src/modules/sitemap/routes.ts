import { getPageCodes, getPageParts } from 'shared-contracts/shell/calls/sitemap';
import { forEveryone } from '../../http/route';
import { pageCodes, pageParts } from './page-codes';

export const sitemapRoutes = [
  forEveryone(getPageParts, (_, context) => pageParts(context)),

  forEveryone(getPageCodes, ({ kind, part }, context) => pageCodes(kind, part, context)),
];
