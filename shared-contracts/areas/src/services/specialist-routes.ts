import { groomerRoute, trainerRoute, vetSpecialistRoute } from './routes';

/** The page of a specialist of each service. */
export const specialistRoutes = { vet: vetSpecialistRoute, grooming: groomerRoute, training: trainerRoute };
