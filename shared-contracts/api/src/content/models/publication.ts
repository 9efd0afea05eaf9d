import type { PublicationDetailAnswer, PublicationTeaserAnswer } from '../wire/publication';

/** A news item or an article in a list. */
export type PublicationTeaser = PublicationTeaserAnswer;

/** A news item or an article with its text. */
export interface PublicationDetail extends Omit<PublicationDetailAnswer, 'author_role' | 'author_page' | 'goods'> {
  readonly authorRole: string;
  /** The author's page and portrait; null if there is none. */
  readonly authorPage: NonNullable<PublicationDetailAnswer['author_page']> | null;
  readonly goods: NonNullable<PublicationDetailAnswer['goods']> | null;
}

export const toPublicationDetail = ({
  author_role,
  author_page = null,
  goods = null,
  ...publication
}: PublicationDetailAnswer): PublicationDetail => ({
  ...publication,
  authorRole: author_role,
  authorPage: author_page,
  goods,
});
