import { buildApp } from './build-app';
import { buildAnswer, buildTask } from './build-task';
import { BuildFailed } from './sources/build-failed';

/**
 * A process that builds one app per message. A process for several apps is faster: its first build takes a third longer
 * than the next ones. It ends when the channel to its parent closes.
 */
process.on('message', async (message) => {
  try {
    await buildApp(buildTask.parse(message));
    process.send?.(buildAnswer.parse({ failed: null }));
  } catch (error) {
    // Any other error is a bug of this program, so its stack is more useful.
    const failed = error instanceof BuildFailed ? error.message : error instanceof Error ? error.stack : error;
    process.send?.(buildAnswer.parse({ failed: String(failed) }));
  }
});
process.once('disconnect', () => process.exit());
