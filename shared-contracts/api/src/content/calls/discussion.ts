import { isYes } from '@zapovednik/rules/format';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, paging, wholeNumber } from '../../field';
import { toArticleComment, toDiscussion } from '../models/discussion';
import { articleComment, discussion } from '../wire/discussion';

/** The maximum length of a comment. */
export const LONGEST_COMMENT = 2000;

/** The rule for a comment, in the form and in the call. */
export const commentForm = z.object({
  text: z.string().check(
    z.maxLength(LONGEST_COMMENT, `Не больше ${LONGEST_COMMENT} знаков`),
    z.refine((text) => text.trim().length >= 2, 'Напишите хотя бы пару слов'),
  ),
});

export const getDiscussion = defineCall({
  id: 'content.article.getDiscussion',
  requirement: 'CON-04',
  summary: 'The likes and comments of an article for this visitor; never cached, so a new comment is in it',
  path: '/content/article/discussion/{id}/',
  writes: false,
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  query: z.object(paging(20, 50)),
  answer: discussion,
  model: toDiscussion,
});

export const likeArticle = defineCall({
  id: 'content.article.like',
  requirement: 'API-139',
  summary: 'Likes an article, or takes the like back with liked=N; each visitor has one like for an article',
  methods: ['POST'],
  path: '/content/article/like/',
  writes: true,
  fails: [404, 429],
  query: z.object({ id: z.pipe(wholeNumber, id), liked: z._default(flag, 'Y') }),
  answer: z.object({ id, liked: flag, likes: z.int() }),
  model: ({ liked, likes }) => ({ isLiked: isYes(liked), likes }),
});

export const createComment = defineCall({
  id: 'content.article.createComment',
  requirement: 'API-140',
  summary: 'Adds a comment of a customer to an article; HTML is removed',
  methods: ['POST'],
  path: '/content/article/createComment/',
  writes: true,
  fails: [403, 404, 409, 429],
  body: z.extend(commentForm, { article: z.pipe(wholeNumber, id) }),
  answer: articleComment,
  model: toArticleComment,
});

export const deleteComment = defineCall({
  id: 'content.article.deleteComment',
  requirement: 'API-141',
  summary: 'Deletes an own comment; one of somebody else does not exist here',
  methods: ['POST'],
  path: '/content/article/deleteComment/',
  writes: true,
  fails: [403, 404],
  body: z.object({ comment: z.pipe(wholeNumber, id) }),
  answer: z.object({ comment: id }),
});

/** The reason for a report about a comment. */
export const commentReason = z.enum(['abuse', 'advertising', 'personal-data', 'other']);

export const reportComment = defineCall({
  id: 'content.article.reportComment',
  requirement: 'CON-05',
  summary: 'Tells the moderators that something is wrong with a comment',
  methods: ['POST'],
  path: '/content/article/reportComment/',
  writes: true,
  fails: [404, 429],
  body: z.object({ comment: z.pipe(wholeNumber, id), reason: commentReason }),
  answer: z.object({ comment: id }),
});
