import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import * as z from 'zod/mini';

const written = z.record(
  z.string(),
  z.object({ status: z.number(), statusText: z.string(), data: z.unknown(), internal: z.boolean() }),
);

/** Errors of the server render in the form that the router uses. */
export function hydrationErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(written.parse(errors)).map(([id, { status, statusText, data, internal }]) => [
      id,
      new ErrorResponse(status, statusText, data, internal),
    ]),
  );
}
