import { type OwnReviews, type ReviewVote, voteForReview } from '@zapovednik/api/catalog/calls/review-writes';
import type { Review, ReviewList } from '@zapovednik/api/catalog/models/review';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp, useAtom } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { optimistic, useMutation, useOptimisticQuery, useQueryClient } from '@zapovednik/platform/query';
import { ownReviewsQuery, withVote } from './own-reviews-query';

/** The votes of one review, with the visitor's own. */
export interface ShownVote {
  readonly vote: ReviewVote;
  readonly useful: number;
  readonly useless: number;
  readonly choose: (vote: ReviewVote) => void;
}

export interface Opinions {
  /** Undefined until it is read. */
  readonly own: OwnReviews | undefined;
  readonly voteFor: (review: Review) => ShownVote;
}

const none: OwnReviews = { reviews: [], votes: [] };
const voteIn = (own: OwnReviews | undefined, id: number): ReviewVote =>
  own?.votes.find(({ review }) => review === id)?.vote ?? 'none';

/**
 * The visitor's own reviews and votes for the reviews of a product. A vote is shown at once, and a second click removes
 * it.
 */
export function useOwnReviews(productId: number): Opinions {
  const app = useApp();
  const client = useQueryClient();
  const { status, userId } = useAtom(sessionAtom);
  const query = ownReviewsQuery(app, productId, userId);
  const { data: own } = useOptimisticQuery<OwnReviews>({ ...query, enabled: status !== 'unknown' });
  const options = optimistic<OwnReviews>(query);
  const { mutate } = useMutation({
    ...options,
    async onError(...failed: Parameters<typeof options.onError>) {
      const [error] = failed;
      const text = error instanceof ApiError ? error.failure?.message : undefined;
      await reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'review vote' }, text);
      await options.onError(...failed);
    },
  });
  const answered = () => client.getQueryData<OwnReviews>(query.queryKey) ?? none;

  const send = async (review: number, vote: ReviewVote) => {
    const { useful, useless } = await app.api(voteForReview, { review, vote });
    client.setQueriesData<ReviewList>(
      { queryKey: ['mf-catalog', 'reviews', productId] },
      (list) =>
        list && {
          ...list,
          reviews: list.reviews.map((one) => (one.id === review ? { ...one, useful, useless } : one)),
        },
    );
    return withVote(answered(), review, vote);
  };

  return {
    own,
    voteFor({ id, useful, useless }) {
      const vote = voteIn(own, id);
      const before = voteIn(answered(), id);
      // The counts are cached for a minute and may not include the visitor's own vote yet.
      const count = (known: number, of: ReviewVote) =>
        Math.max(known + Number(vote === of) - Number(before === of), Number(vote === of), 0);
      return {
        vote,
        useful: count(useful, 'useful'),
        useless: count(useless, 'useless'),
        choose(pressed) {
          const next = pressed === vote ? 'none' : pressed;
          mutate({ patch: (all) => withVote(all, id, next), send: () => send(id, next) });
        },
      };
    },
  };
}
