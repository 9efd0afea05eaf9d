/** Whether an error of the file system or the network has this code: `hasCode(error, 'ENOENT')`. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
