/**
 * `Y`: a read that is normally the same for all visitors of a city is answered for this session, e.g. with the stock of
 * its shop. A separate header is needed, because every call has the session, and caches must distinguish the two
 * answers.
 */
export const PERSONAL_HEADER = 'x-personal';
