import * as z from 'zod/mini';

/**
 * Data that another page passes to the registration in the history entry, so that no address contains a name or a
 * phone: `<LinkButton to={link(authSignupRoute)} state={{ signUp: { name, phone } } satisfies SignUpState}>`.
 */
export const signUpState = z.object({ signUp: z.object({ name: z.string(), phone: z.string() }) });
export type SignUpState = z.infer<typeof signUpState>;
