import { explainStartFailure } from '../db/explain-start-failure';

/** The message for a failed command of the shop. */
export function explainFailure(error: unknown): string {
  const explained = explainStartFailure(error, process.env.DATABASE_URL || undefined);
  return explained ?? (error instanceof Error ? error.message : String(error));
}
