/** The address of a picture without width and format, as calls answer it. `n` counts from 1. */
export const pictureOf = (kind: string, id: number, n = 1): string => `/pictures/${kind}/${id}/${n}`;
