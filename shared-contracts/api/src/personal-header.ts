/**
 * `Y`: a read that is the same for everyone of a city is to be answered for this session, e.g. with the stock of its shop. It is a
 * header of its own because every call carries the session, and caches must tell the two answers apart.
 */
export const PERSONAL_HEADER = 'x-personal';
