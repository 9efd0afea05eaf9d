/** Whether an error of the file system or the network has this code: `hasErrorCode(error, 'ENOENT')`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
