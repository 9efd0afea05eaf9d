import { register } from 'tsx/esm/api';

// A worker thread does not inherit a loader that its parent registered by a call, so it registers its own.
register();
// A thread has a heap of its own.
await import('../../../node/collect-after-start.mjs');
await import('./worker.ts');
