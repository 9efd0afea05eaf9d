import { ApiError } from '@zapovednik/platform/client';

/** Whether the server answered this error, by its stable code. */
export const hasErrorCode = (error: unknown, code: 'not_registered' | 'phone_taken' | 'captcha'): boolean =>
  error instanceof ApiError && error.failure?.code === code;
