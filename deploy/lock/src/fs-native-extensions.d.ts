/** The package has no types of its own. These are only the functions used here. */
declare module 'fs-native-extensions' {
  /** Returns false when another open file holds a lock that excludes this one. Closing the file releases the lock. */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
