import { nextTask } from './start/hydrate/next-task';

/**
 * The shell starts in steps, so that the browser can handle a touch between them. In one step it would block a slow
 * phone for a fifth of a second.
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
