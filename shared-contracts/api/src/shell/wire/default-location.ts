/** The location of the first city, on the main domain; the default location (CIT-08, LIM-61). */
export const DEFAULT_LOCATION_ID = 2201;
