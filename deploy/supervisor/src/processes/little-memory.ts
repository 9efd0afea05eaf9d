import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
 * For the gateway, whose main thread and renderers have such a space each: with 4 MB a page would take half as much time again, with 16 it
 * takes 8 % more than with 32.
 */
export const halfNewSpace: readonly string[] = ['--max-semi-space-size=16'];

/** A module that gives back what only the start of a process needed. */
export const collectAfterStart = pathToFileURL(join(import.meta.dirname, '../../../node/collect-after-start.mjs')).href;

/** For a process that gives this back by itself: 20 MB in the back end, 50 in the gateway. */
export const collectedAfterStart: readonly string[] = ['--expose-gc', '--import', collectAfterStart];

/**
 * For PGlite: V8 compiles functions of WebAssembly a second time, optimized, later than by default. Only what runs often is worth the memory
 * and the time.
 */
export const littleWasm: readonly string[] = ['--wasm-tiering-budget=130000000'];
