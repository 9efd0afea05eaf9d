import {
  fullName,
  linesWithoutTags,
  optionalEmail,
  personDataConsent,
  phone,
  withoutTags,
} from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { flag, id, moment, money } from '../../field';
import { animal, petSize, serviceReview } from './salon';

/**
 * A visit can be cancelled or moved on the site until this many hours before it begins; later only by the salon's phone
 * (VET-04).
 */
export const CHANGE_HOURS = 2;

/** For how many minutes a chosen time is held while the form is filled in (VET-03). */
export const HOLD_MINUTES = 10;

const line = (most: number) => z.string().check(withoutTags, z.maxLength(most, `Не больше ${most} знаков`));

/** The chosen visit. `specialistId` null: any specialist who is free. */
export const chosenVisit = z.object({
  salonId: id,
  serviceId: id,
  specialistId: z.nullable(id),
  startsAt: moment.check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Такого времени не бывает')),
});
export type ChosenVisit = z.infer<typeof chosenVisit>;

/** The pet and its owner: the rules of the form and of the calls. */
export const visitorRules = z.object({
  animal,
  size: petSize,
  breed: line(60),
  petName: line(60).check(z.minLength(1, 'Укажите кличку')),
  name: fullName,
  phone,
  email: optionalEmail,
  comment: z.string().check(linesWithoutTags, z.maxLength(500, 'Не больше 500 знаков')),
  acceptPersonData: personDataConsent,
});

/** The body of the three calls for booking. */
export const bookingBody = z.object({
  ...chosenVisit.shape,
  ...visitorRules.shape,
  size: z._default(petSize, ''),
  breed: z._default(line(60), ''),
  email: z._default(optionalEmail, ''),
  comment: z._default(visitorRules.shape.comment, ''),
  acceptPersonData: flag.check(z.refine((agreed) => agreed === 'Y', 'Нужно согласие на обработку персональных данных')),
});
export type BookingBody = z.output<typeof bookingBody>;

/** A visit in an answer: day and time are the salon's; the price in roubles. */
export const bookedVisit = z.object({
  id,
  /** `closed`: the salon has closed on that day, and the customer must choose another time. */
  status: z.enum(['booked', 'cancelled', 'closed']),
  startsAt: moment,
  endsAt: moment,
  /** YYYY-MM-DD */
  day: z.string(),
  /** "10:30" */
  time: z.string(),
  timeZone: z.string(),
  salon: z.object({ id, name: z.string(), address: z.string(), entrance: z.string(), phone: z.string() }),
  specialist: z.object({ id, name: z.string(), position: z.string() }),
  service: z.object({ id, name: z.string() }),
  price: money,
  pet: z.object({ animal: z.string(), breed: z.string(), name: z.string() }),
  /** The absolute address of its signed link, in the answer to the booking only. */
  link: z.optional(z.string()),
});
export type BookedVisit = z.infer<typeof bookedVisit>;

/** A customer's review of a visit. */
export const serviceReviewForm = z.object({
  specialistId: id,
  score: z.int().check(z.minimum(1, 'Поставьте оценку от 1 до 5'), z.maximum(5, 'Поставьте оценку от 1 до 5')),
  text: line(3000).check(z.refine((text) => text.length >= 10, 'Напишите хотя бы пару слов')),
});

export type ServiceReviewForm = z.output<typeof serviceReviewForm>;

/** The message after a review was added (HND-04), and the review as it is published. */
export const addedReview = z.object({ message: z.string(), review: serviceReview });
export type AddedReview = z.infer<typeof addedReview>;
