import type { PublicationDetailAnswer, PublicationTeaserAnswer } from '../wire/publication';

/** A news item or an article in a list. */
export type PublicationTeaser = PublicationTeaserAnswer;

/** A news item or an article with its text. */
export interface PublicationDetail extends Omit<PublicationDetailAnswer, 'author_role'> {
  readonly authorRole: string;
}

export const toPublicationDetail = ({ author_role, ...publication }: PublicationDetailAnswer): PublicationDetail => ({
  ...publication,
  authorRole: author_role,
});
