import * as z from 'zod/mini';

/**
 * Groups with special rights (SES-37 to SES-39). In a separate file, so that code that reads the session does not
 * bundle the calls.
 */
export const userGroup = z.enum(['1c_service_user', 'admin', '1c_user', 'customer']);
export type UserGroup = z.infer<typeof userGroup>;
