import * as z from 'zod/mini';
import { link } from '../api/field';

const text = z.string().check(z.minLength(1));

/** The captcha's half that browsers know (SES-15). */
const captcha = z.object({
  siteKey: text,
  /** Google's reCAPTCHA, invisible (SES-16). */
  version: z.literal('2'),
  /** Where its script comes from. */
  script: link,
});

/**
 * What the gateway's settings let browsers know of outside services: one that is not set up is not here, and nothing of it is
 * loaded. Everybody can read it in the page, so nothing in it is secret.
 */
export const publicSettings = z.object({ captcha: z.optional(captcha) });
export type PublicSettings = z.infer<typeof publicSettings>;
