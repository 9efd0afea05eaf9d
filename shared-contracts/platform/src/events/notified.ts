const notified = new WeakSet<object>();

/** Marks an error that its owner has shown to the user, so that the app that ran the command does not show it again. */
export function markNotified(error: unknown): void {
  if (typeof error === 'object' && error !== null) notified.add(error);
}

/** Whether the user has seen a message of this error. */
export const isNotified = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && notified.has(error);
