import { register } from 'tsx/esm/api';

// On Node 20 a worker thread does not inherit the loader of its parent, so it registers its own.
register();
await import('./worker.ts');
