/** A text for LIKE that stands for itself: its own %, _ and \ are no wildcards. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
