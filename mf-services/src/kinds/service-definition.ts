import type {
  AddedReview,
  BookedVisit,
  BookingBody,
  ChosenVisit,
  ServiceReviewForm,
} from '@zapovednik/api/services/calls/booking';
import type {
  Animal,
  FreeTimes,
  Salon,
  SalonService,
  ServiceKind,
  ServiceReviews,
  Specialist,
} from '@zapovednik/api/services/calls/salon';
import type { Api } from '@zapovednik/platform/client';
import type { RouteDefinition } from '@zapovednik/platform/routes';

interface Options {
  readonly signal?: AbortSignal;
}

interface WantedReviews {
  readonly page: number;
  readonly specialistId?: number | undefined;
}

/** What is sent to book a visit. */
type BookingInput = ChosenVisit & Omit<BookingBody, keyof ChosenVisit>;

/**
 * The differences between vets, grooming and dog training: the calls and some texts. The booking and the page are the
 * same.
 */
export interface ServiceDefinition {
  readonly name: ServiceKind;
  /** The animals that can be booked for; the first one is the default. */
  readonly animals: readonly Animal[];
  /** The page of the service, and that of one specialist. */
  readonly route: RouteDefinition;
  readonly specialistRoute: RouteDefinition<`${string}/:id`>;
  readonly words: {
    /** The heading of the service's page. */
    readonly title: string;
    /** «Кабинет» */
    readonly salon: string;
    /** «Врач» */
    readonly specialist: string;
    /** «Любой врач» */
    readonly anySpecialist: string;
    /** The heading of the page's section about specialists. */
    readonly specialists: string;
  };
  /** For this location only, if the call has a filter. */
  readonly readSalons: (api: Api, locationId: number, options: Options) => Promise<Salon[]>;
  readonly readServices: (api: Api, options: Options) => Promise<SalonService[]>;
  readonly readSpecialists: (api: Api, options: Options) => Promise<Specialist[]>;
  readonly readReviews: (api: Api, which: WantedReviews, options: Options) => Promise<ServiceReviews>;
  /** Free times of all specialists of a salon for a service. */
  readonly readTimes: (api: Api, salonId: number, serviceId: number, options: Options) => Promise<FreeTimes>;
  readonly addReview: (api: Api, review: ServiceReviewForm) => Promise<AddedReview>;
  readonly book: (api: Api, visit: BookingInput, key: string) => Promise<BookedVisit>;
}
