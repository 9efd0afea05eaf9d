import type { PetKindCode } from '../../pet-kind';
import type { ReviewAnswer, ReviewListAnswer } from '../wire/review';

/** The pet that a review is about, as it was when the review was written. */
export interface ReviewedPet {
  readonly kind: PetKindCode;
  /** «Собака» */
  readonly kindName: string;
  /** '' if not given. */
  readonly breed: string;
  /** Whole months; null if not given. */
  readonly age: number | null;
}

/** A customer's review of a product (PRD-54). */
export interface Review {
  readonly id: number;
  /** First and last name. */
  readonly author: string;
  /** DD.MM.YYYY */
  readonly date: string;
  /** Stars, from 1 to 5. */
  readonly score: number;
  readonly text: string;
  /** Advantages and disadvantages; '' if not given. */
  readonly plus: string;
  readonly minus: string;
  /** Base addresses of the author's pictures. */
  readonly pictures: readonly string[];
  /** The pet that it is about; null if the author did not say. */
  readonly pet: ReviewedPet | null;
  /** The shop's answer. */
  readonly reply: { readonly text: string; readonly date: string } | null;
  /** How many visitors found the review useful, and how many did not. */
  readonly useful: number;
  readonly useless: number;
}

/** A page of the reviews of a product in all its sizes (PRD-55). */
export interface ReviewList {
  readonly pageCount: number;
  readonly reviews: readonly Review[];
}

export const toReview = ({ user, product, active, pet, ...review }: ReviewAnswer): Review => ({
  ...review,
  pet: pet && { kind: pet.kind, kindName: pet.kind_name, breed: pet.breed, age: pet.age },
  author: `${user.name} ${user.last_name}`.trim(),
});

export const toReviewList = ({ page_count, reviews }: ReviewListAnswer): ReviewList => ({
  pageCount: page_count,
  reviews: reviews.map(toReview),
});
