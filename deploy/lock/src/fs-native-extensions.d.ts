/** The package has no types of its own; only what is used here. */
declare module 'fs-native-extensions' {
  /** Answers false when another open file holds a lock that excludes this one. Closing the file gives the lock back. */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
