import { acquireLock } from '../file-lock';

/** `tsx hold-lock.ts <file>`: takes the lock, reports it, and holds it until it is killed. */
await acquireLock(process.argv[2] ?? '', 0);
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
