import { buildApp } from './build-app';
import { buildAnswer, buildTask } from './build-task';
import { BuildFailed } from './sources/build-failed';

/**
 * A process that builds one app after another, for each message one: the first build of a process takes a third longer than the next.
 * It ends with the channel to its parent.
 */
process.on('message', async (message) => {
  try {
    await buildApp(buildTask.parse(message));
    process.send?.(buildAnswer.parse({ failed: null }));
  } catch (error) {
    // Another error is one of this program: its stack says more.
    const failed = error instanceof BuildFailed ? error.message : error instanceof Error ? error.stack : error;
    process.send?.(buildAnswer.parse({ failed: String(failed) }));
  }
});
process.once('disconnect', () => process.exit());
