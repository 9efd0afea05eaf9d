import { nextTask } from './start/next-task';

/**
 * The shell begins in steps, with room for a touch between them: evaluated at once it would hold a slow phone for a fifth of a
 * second.
 */
async function begin() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './areas/shared');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start/start');
  await start();
}

void begin();
