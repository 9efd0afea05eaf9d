import { getDiscussion } from '@zapovednik/api/content/calls/discussion';
import type { Discussion } from '@zapovednik/api/content/models/discussion';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The likes and comments of an article for this visitor. The query key differs for each person who uses the tab. */
export const discussionQuery = ({ api }: AppContext, articleId: number, userId: number | null, size: number) =>
  queryOptions<Discussion>({
    queryKey: ['mf-content', 'discussion', articleId, userId, size],
    queryFn: ({ signal }) => api(getDiscussion, { id: articleId, perPage: size }, { signal }),
  });

export const withLike = (of: Discussion, liked: boolean): Discussion =>
  of.isLiked === liked ? of : { ...of, isLiked: liked, likes: Math.max(of.likes + (liked ? 1 : -1), 0) };

export const withoutComment = (of: Discussion, id: number): Discussion => {
  const comments = of.comments.filter((comment) => comment.id !== id);
  return { ...of, comments, count: of.count - (of.comments.length - comments.length) };
};
