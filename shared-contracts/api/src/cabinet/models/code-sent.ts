import type { CodeSentAnswer } from '../wire/code-sent';

/** A code was sent. The answer does not reveal whether the phone is known. */
export interface CodeSent {
  /** Seconds until another code can be requested. */
  readonly resendAfter: number;
  /** Seconds until the code expires. */
  readonly expiresIn: number;
}

export const toCodeSent = (sent: CodeSentAnswer): CodeSent => ({
  resendAfter: sent.resend_after,
  expiresIn: sent.expires_in,
});
