import { isYes } from '@zapovednik/rules/format';
import type { ArticleCommentAnswer, DiscussionAnswer } from '../wire/discussion';

/** A comment for one visitor. */
export interface ArticleComment extends Omit<ArticleCommentAnswer, 'own'> {
  /** The customer is its author and can delete it. */
  readonly isOwn: boolean;
}

/** The likes and the comments of an article, newest comment first. */
export interface Discussion {
  readonly likes: number;
  /** This visitor likes it. */
  readonly isLiked: boolean;
  readonly count: number;
  readonly comments: readonly ArticleComment[];
}

export const toArticleComment = ({ own, ...comment }: ArticleCommentAnswer): ArticleComment => ({
  ...comment,
  isOwn: isYes(own),
});

export const toDiscussion = ({ likes, liked, count, comments }: DiscussionAnswer): Discussion => ({
  likes,
  isLiked: isYes(liked),
  count,
  comments: comments.map(toArticleComment),
});
