import { addReview, getAverage, getReviews } from 'shared-contracts/catalog/calls/review';
import { forCustomer, forEveryone, notOnBehalf } from '../../http/route';
import { writeReview } from './add-review';
import { averageScore, reviewPage } from './reviews';

export const reviewRoutes = [
  forEveryone(getReviews, (request, context) => reviewPage(request, context)),
  forEveryone(getAverage, ({ id }, context) => averageScore(id, context)),
  notOnBehalf(forCustomer(addReview, (given, context) => writeReview(given, context))),
];
