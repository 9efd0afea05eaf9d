import {
  getCompanyFacts,
  getCompanyTimeline,
  getQuestions,
  getShopReviews,
} from '@zapovednik/api/content/calls/company';
import {
  createComment,
  deleteComment,
  getDiscussion,
  likeArticle,
  reportComment,
} from '@zapovednik/api/content/calls/discussion';
import { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import { getPageWords } from '@zapovednik/api/content/calls/page-words';
import { getPreview } from '@zapovednik/api/content/calls/preview';
import { getPromotionByCode, getPromotionPage, getPromotions } from '@zapovednik/api/content/calls/promotion';
import {
  getArticleByCode,
  getArticlePage,
  getAuthorByCode,
  getNewsByCode,
  getNewsPage,
} from '@zapovednik/api/content/calls/publication';
import { getContentVersion } from '@zapovednik/api/content/calls/version';
import { forCustomer, forEveryone, forVisitor, limited, notOnBehalf, unlogged } from '../../http/route';
import { careerRoutes } from './careers/routes';
import { withCityLinks } from './city-links';
import { removeComment, reportTo, writeComment } from './comments';
import { companyFacts, companyTimeline, questionPage, shopReviewPage } from './company';
import { discussionOf, like } from './discussion';
import { previewOf } from './editing/preview';
import { tellFacts } from './facts/tell-facts';
import { mobileApp } from './mobile-app';
import { wordsOfPage } from './page-words';
import { currentPromotions, promotionBy, promotionPage } from './promotions';
import { authorBy, publicationBy, publicationPage } from './publications';
import { requestRoutes } from './requests/routes';
import { contentVersion } from './version';

export const contentRoutes = [
  forEveryone(getNewsPage, (request, context) => tellFacts(context.db, publicationPage('news', request, context))),
  forEveryone(getNewsByCode, async ({ code }, context) =>
    withCityLinks(await tellFacts(context.db, publicationBy('news', code, context)), context),
  ),
  forEveryone(getArticlePage, (request, context) =>
    tellFacts(context.db, publicationPage('article', request, context)),
  ),
  forEveryone(getArticleByCode, async ({ code }, context) =>
    withCityLinks(await tellFacts(context.db, publicationBy('article', code, context)), context),
  ),

  forEveryone(getAuthorByCode, async ({ code }, context) =>
    withCityLinks(await tellFacts(context.db, authorBy(code, context)), context),
  ),

  forEveryone(getPageWords, async ({ code }, context) => {
    const words = await wordsOfPage(code, context);
    return words && withCityLinks(await tellFacts(context.db, words), context);
  }),

  forVisitor(getDiscussion, (request, context) => discussionOf(request, context)),
  forVisitor(likeArticle, (request, context) => like(request, context)),
  notOnBehalf(forCustomer(createComment, (given, context) => writeComment(given, context))),
  notOnBehalf(forCustomer(deleteComment, ({ comment }, context) => removeComment(comment, context))),
  forVisitor(reportComment, (given, context) => reportTo(given, context)),

  forEveryone(getPromotionPage, (request, context) => tellFacts(context.db, promotionPage(request, context))),
  forEveryone(getPromotionByCode, async ({ code }, context) =>
    withCityLinks(await tellFacts(context.db, promotionBy(code, context)), context),
  ),
  forEveryone(getPromotions, (_, context) => tellFacts(context.db, currentPromotions(context))),

  forEveryone(getQuestions, (request, context) => tellFacts(context.db, questionPage(request, context))),
  forEveryone(getShopReviews, (request, context) => shopReviewPage(request, context)),
  forEveryone(getCompanyFacts, (_, context) => tellFacts(context.db, companyFacts(context))),
  forEveryone(getCompanyTimeline, (_, context) => tellFacts(context.db, companyTimeline(context))),
  forEveryone(getMobileApp, (_, context) => mobileApp(context)),

  // The gateway asks every two seconds.
  unlogged(forEveryone(getContentVersion, (_, context) => contentVersion(context))),
  limited(
    60,
    unlogged(forEveryone(getPreview, ({ token }, context) => tellFacts(context.db, previewOf(token, context)))),
  ),

  ...careerRoutes,
  ...requestRoutes,
];
