/** A literal text for LIKE: its own %, _ and \ are not wildcards. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
