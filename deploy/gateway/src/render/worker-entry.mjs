import { register } from 'tsx/esm/api';

// A worker thread does not inherit the loader of its parent on Node 20: it registers its own.
register();
await import('./worker.ts');
