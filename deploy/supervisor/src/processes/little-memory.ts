/**
 * Variables with which a process gives back memory that it needed only for a moment: at its start modules are read and WebAssembly is
 * compiled. glibc has a heap for each thread, and keeps what is freed in it: 120 MB in the back end. Two heaps are enough, and with a
 * fixed threshold their ends are given back. Other systems ignore this.
 */
export const returnedMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/**
 * Options of Node for a process that waits more than it computes: 4 MB for new objects instead of 16. V8 takes up to three times as much,
 * collects old objects the later the more it has, and keeps what it took: the back end needs half the memory. A renderer of pages
 * would need a quarter more time.
 */
export const littleNewSpace: readonly string[] = ['--max-semi-space-size=4'];
