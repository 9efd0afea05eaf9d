import * as z from 'zod/mini';

/**
 * What another page passes on to the registration with the history entry, so that a name and a phone are in no address:
 * `<LinkButton to={link(authSignupRoute)} state={{ signUp: { name, phone } } satisfies SignUpState}>`.
 */
export const signUpState = z.object({ signUp: z.object({ name: z.string(), phone: z.string() }) });
export type SignUpState = z.infer<typeof signUpState>;
