import { createComment, deleteComment, likeArticle } from '@zapovednik/api/content/calls/discussion';
import type { ArticleComment, Discussion } from '@zapovednik/api/content/models/discussion';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp, useAtom } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import {
  keepPreviousData,
  optimistic,
  useMutation,
  useOptimisticQuery,
  useQueryClient,
} from '@zapovednik/platform/query';
import { useState } from 'react';
import { discussionQuery, withLike, withoutComment } from './discussion-query';

/** How many comments are shown at first, and how many «Показать ещё» adds. */
const STEP = 20;
/** The most that the call answers. */
const MOST = 200;

/** The visitor's data and actions below an article. A like and a deletion are shown at once. */
export function useDiscussion(articleId: number) {
  const app = useApp();
  const client = useQueryClient();
  const { status, userId, onBehalf } = useAtom(sessionAtom);
  const [size, setSize] = useState(STEP);
  const query = discussionQuery(app, articleId, userId, size);
  const { data, isError, isFetching, refetch } = useOptimisticQuery<Discussion>({
    ...query,
    enabled: status !== 'unknown',
    placeholderData: keepPreviousData,
  });
  const options = optimistic<Discussion>(query);
  const { mutate } = useMutation({
    ...options,
    async onError(...failed: Parameters<typeof options.onError>) {
      const [error] = failed;
      const text = error instanceof ApiError ? error.failure?.message : undefined;
      await reportAndNotify(app, error, { area: 'mf-content', phase: 'command', name: 'discussion' }, text);
      await options.onError(...failed);
    },
  });
  const answered = () => client.getQueryData<Discussion>(query.queryKey);

  return {
    data,
    status,
    onBehalf,
    isError,
    isFetching,
    refetch,
    /** Undefined: all comments are shown. */
    showMore: data && data.comments.length < data.count && size < MOST ? () => setSize(size + STEP) : undefined,
    like(liked: boolean) {
      mutate({
        patch: (of) => withLike(of, liked),
        async send() {
          const answer = await app.api(likeArticle, { id: articleId, liked: liked ? 'Y' : 'N' });
          const before = answered();
          return before && { ...before, ...answer };
        },
      });
    },
    remove(comment: ArticleComment) {
      mutate({
        patch: (of) => withoutComment(of, comment.id),
        async send() {
          await app.api(deleteComment, { comment: comment.id });
          const before = answered();
          return before && withoutComment(before, comment.id);
        },
      });
    },
    /** Rejects with the call's error, for the form. */
    async write(text: string) {
      const comment = await app.api(createComment, { article: articleId, text });
      client.setQueryData<Discussion>(
        query.queryKey,
        (of) => of && { ...of, count: of.count + 1, comments: [comment, ...of.comments] },
      );
    },
  };
}
