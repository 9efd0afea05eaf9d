/**
 * Variables with which a process gives back memory that it needed only for a moment: at its start modules are read and WebAssembly is
 * compiled. glibc has a heap for each thread, and keeps what is freed in it: 120 MB in the back end. Two heaps are enough, and with a
 * fixed threshold their ends are given back. Other systems ignore this.
 */
export const returnedMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/**
 * Options of Node for a process that waits more than it computes: 4 MB for new objects instead of 32. V8 takes two to three times as much,
 * collects old objects the later the more it has, and keeps what it took.
 */
export const littleNewSpace: readonly string[] = ['--max-semi-space-size=4'];

/**
 * For the gateway, which computes pages: it has V8's own room for new objects, in three heaps, and gives it back when nobody asks for anything
 * (`deploy/gateway/src/render/collect-when-idle.ts`).
 */
export const collectedWhenIdle: readonly string[] = ['--expose-gc'];

/**
 * For PGlite: V8 compiles functions of WebAssembly a second time, optimized, later than by default. Only what runs often is worth the memory
 * and the time.
 */
export const littleWasm: readonly string[] = ['--wasm-tiering-budget=130000000'];
