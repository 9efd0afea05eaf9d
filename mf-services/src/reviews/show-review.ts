import type { ServiceReview, ServiceReviews } from '@zapovednik/api/services/calls/salon';
import type { QueryClient } from '@zapovednik/platform/query';
import { reviewsKey } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';

/** Adds a new review: it is the first one and is counted. */
function withReview(all: ServiceReviews, review: ServiceReview): ServiceReviews {
  const count = all.count + 1;
  const average = Math.round(((all.average * all.count + review.score) / count) * 10) / 10;
  return { ...all, count, average, reviews: [review, ...all.reviews] };
}

/** Shows the visitor's own review at once: the public list may be cached for a minute. */
export function showReview(client: QueryClient, kind: ServiceDefinition, review: ServiceReview): void {
  for (const specialistId of [undefined, review.specialist.id]) {
    client.setQueryData<ServiceReviews>(reviewsKey(kind, { specialistId }), (all) => all && withReview(all, review));
  }
}
