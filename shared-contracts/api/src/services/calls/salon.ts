import * as z from 'zod/mini';
import { dayMonthYear, id, moment, money, paging, picture, wholeNumber } from '../../field';
import type { ListPage } from '../../list-page';

/** The animals of a service. */
export const animal = z.enum(['dog', 'cat', 'other']);
export type Animal = z.infer<typeof animal>;

/** The three services. Each has its own pages, calls and salons. */
export const serviceKinds = ['vet', 'grooming', 'training'] as const;
export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = z.infer<typeof serviceKind>;

/** By weight: small up to 10 kg, medium up to 25 kg, large above; '' if the size does not matter. */
export const petSize = z.enum(['', 'small', 'medium', 'large']);
export type PetSize = z.infer<typeof petSize>;

/** A vet office, grooming salon or training ground at one of our shops. */
export const salon = z.object({
  id,
  name: z.string(),
  shopId: id,
  locationId: id,
  city: z.string(),
  address: z.string(),
  /** The way to it inside the shop. */
  entrance: z.string(),
  coords: z.tuple([z.number(), z.number()]),
  phone: z.string(),
  /** The opening hours of its shop: `ежедневно 10:00–22:00`. */
  schedule: z.optional(z.string()),
  /** Its name in the tz database; all its times are shown in it. */
  timeZone: z.string(),
  /** The services that can be booked here. */
  serviceIds: z.array(id),
});
export type Salon = z.infer<typeof salon>;

/** A service with its price list; prices in roubles; `breed` and `size` are '' if they do not matter. */
export const salonService = z.object({
  id,
  name: z.string(),
  description: z.string(),
  minutes: z.int(),
  prices: z.array(z.object({ animal, breed: z.string(), size: petSize, price: money })),
});
export type SalonService = z.infer<typeof salonService>;

export const specialist = z.object({
  id,
  salonId: id,
  name: z.string(),
  position: z.string(),
  about: z.string(),
  /** The year in which the specialist began this work. */
  since: z.int(),
  picture,
  serviceIds: z.array(id),
  /** The working days and hours in the salon's time: 1 is Monday; times as "09:00". */
  hours: z.array(z.object({ weekday: z.int(), from: z.string(), until: z.string() })),
  /** The average of the reviews, one decimal; 0 without reviews. */
  rating: z.number(),
  reviews: z.int(),
});
export type Specialist = z.infer<typeof specialist>;

/** Free times of two weeks. Days and times are the salon's; `startsAt` is sent to book one. */
export const freeTimes = z.object({
  timeZone: z.string(),
  days: z.array(
    z.object({
      /** YYYY-MM-DD */
      day: z.string(),
      intervals: z.array(
        z.object({
          startsAt: moment,
          /** "10:30" */
          time: z.string(),
          /** The specialists who are free at that time. */
          specialistIds: z.array(id),
        }),
      ),
    }),
  ),
});
export type FreeTimes = z.infer<typeof freeTimes>;

/** A customer's review of a specialist. */
export const serviceReview = z.object({
  id,
  name: z.string(),
  date: dayMonthYear,
  score: z.int(),
  text: z.string(),
  specialist: z.object({ id, name: z.string() }),
});
export type ServiceReview = z.infer<typeof serviceReview>;

/** A page of a hundred reviews of a service (VET-06, GRM-05, HND-04); `average` and `count` are for all reviews. */
export const serviceReviews = z.object({
  count: z.int(),
  page_count: z.int(),
  average: z.number(),
  reviews: z.array(serviceReview),
});
export type ServiceReviewsAnswer = z.infer<typeof serviceReviews>;
export type ServiceReviews = ListPage<ServiceReviewsAnswer>;

/** An id in a path or a query. */
export const idInAddress = z.pipe(wholeNumber, id);

/** The query of calls that list reviews: of all specialists, or of one. */
export const reviewPaging = z.object({ ...paging(100, 100), specialist: z.optional(idInAddress) });

/** How long answers about salons, specialists and prices may be cached, in seconds. */
export const SALONS_MAX_AGE = 300;
export const REVIEWS_MAX_AGE = 60;
