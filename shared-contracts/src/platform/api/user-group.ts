import * as z from 'zod/mini';

/** Groups with rights of their own (SES-37 to SES-39). Apart from the calls, which every reader of the session would carry. */
export const userGroup = z.enum(['1c_service_user', 'admin', '1c_user', 'customer']);
export type UserGroup = z.infer<typeof userGroup>;
