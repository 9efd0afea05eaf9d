import { getAverage, getReviews } from '@zapovednik/api/catalog/calls/review';
import {
  addReview,
  addReviewPicture,
  getOwnReviews,
  reportReview,
  voteForReview,
} from '@zapovednik/api/catalog/calls/review-writes';
import { forCustomer, forEveryone, forVisitor, notOnBehalf, ownTransactions } from '../../../http/route';
import { writeReview } from './add-review';
import { storePicture } from './pictures';
import { report } from './reports';
import { averageScore, reviewPage } from './reviews';
import { ownReviews, voteFor } from './votes';

export const reviewRoutes = [
  forEveryone(getReviews, (request, context) => reviewPage(request, context)),
  forEveryone(getAverage, ({ id }, context) => averageScore(id, context)),
  notOnBehalf(forCustomer(addReview, (given, context) => writeReview(given, context))),
  // Re-encoding takes a tenth of a second, so it runs outside a transaction.
  ownTransactions(notOnBehalf(forCustomer(addReviewPicture, ({ file }, context) => storePicture(file, context)))),
  forVisitor(voteForReview, (given, context) => voteFor(given, context)),
  forVisitor(getOwnReviews, ({ id }, context) => ownReviews(id, context)),
  forVisitor(reportReview, (given, context) => report(given, context)),
];
