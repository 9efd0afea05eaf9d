import { register } from 'tsx/esm/api';

// A worker thread does not inherit a loader that its parent registered by a call, so it registers its own.
register();
await import('./worker.ts');
