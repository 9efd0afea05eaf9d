import { defineModule } from '../define-module';
import { catalogueState } from './in-memory/catalogue-of';
import { forgetOldNotes } from './index/read-changes';
import { catalogueData } from './personal-data';
import { countBoughtTogether } from './purchases/bought-together';
import { questionMessages } from './questions/answer-letter';
import { forgetOldPictures } from './reviews/pictures';
import { reviewPictures } from './reviews/served-pictures';
import { catalogueRoutes } from './routes';
import { queueBackInStock } from './subscriptions/back-in-stock';
import { subscriptionMessages } from './subscriptions/subscription-subject';

/** Sections, lists, filters, search, products, brands, reviews, and stock subscriptions. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  personal: catalogueData,
  routes: catalogueRoutes,
  state: [catalogueState],
  jobs: [
    {
      name: 'bought together',
      every: 3_600_000,
      first: 0,
      run: ({ db, now }) => countBoughtTogether(db, now()),
    },
    { name: 'goods in stock again', every: 60_000, followsClock: true, run: queueBackInStock },
  ],
  expired: [forgetOldPictures, forgetOldNotes],
  pictures: { review: reviewPictures },
  adds: [subscriptionMessages, questionMessages],
});
