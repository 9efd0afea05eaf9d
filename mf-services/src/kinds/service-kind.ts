import type { Api } from 'shared-contracts/client';
import type { Appointment, BookingBody, ChosenVisit } from 'shared-contracts/services/calls/booking';
import type {
  Animal,
  FreeTimes,
  Salon,
  SalonService,
  ServiceReviews,
  Specialist,
} from 'shared-contracts/services/calls/salon';

interface Options {
  readonly signal?: AbortSignal;
}

/** What is sent to book a visit. */
export type BookingInput = ChosenVisit & Omit<BookingBody, keyof ChosenVisit>;

/** What differs between vets, grooming and dog training: the calls and some words. The booking and the page are the same. */
export interface ServiceKind {
  readonly name: 'vet' | 'grooming' | 'handling';
  /** Who can be booked for; the first one is chosen at first. */
  readonly animals: readonly Animal[];
  readonly words: {
    /** «Кабинет» */
    readonly salon: string;
    /** «Врач» */
    readonly specialist: string;
    /** «Любой врач» */
    readonly anySpecialist: string;
    /** Heading of the people of the page. */
    readonly specialists: string;
  };
  readonly readSalons: (api: Api, options: Options) => Promise<Salon[]>;
  readonly readServices: (api: Api, options: Options) => Promise<SalonService[]>;
  readonly readSpecialists: (api: Api, options: Options) => Promise<Specialist[]>;
  readonly readReviews: (api: Api, page: number, options: Options) => Promise<ServiceReviews>;
  /** Free times of all specialists of a salon for a service. */
  readonly readTimes: (api: Api, salonId: number, serviceId: number, options: Options) => Promise<FreeTimes>;
  readonly book: (api: Api, visit: BookingInput, key: string) => Promise<Appointment>;
}
