import type { session } from '../../db/schema';

/** A visitor's session with its signed-in customer. */
export type ActiveSession = typeof session.$inferSelect;
