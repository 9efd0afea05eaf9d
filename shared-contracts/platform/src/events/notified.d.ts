/** Marks an error that its owner has shown to the user, so that an app that asked for the command does not show it again. */
export declare function markNotified(error: unknown): void;
/** Whether the user has seen a message of this error. */
export declare const isNotified: (error: unknown) => boolean;
