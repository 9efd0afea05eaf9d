/**
 * Loaded in a process or thread of `npm start` that has `--expose-gc`: gives back, once, the memory that only its start needed. V8 would
 * keep it, because it collects old objects only when there are many new ones.
 *
 * Only once, and early: such a collection also drops compiled code, so the next pages take longer (docs/decisions/0097).
 */

/** Milliseconds in which a start makes its own garbage. */
const STARTED = 8_000;

const collect = () => globalThis.gc?.({ execution: 'sync', flavor: 'last-resort', type: 'major' });
setTimeout(collect, STARTED).unref();
