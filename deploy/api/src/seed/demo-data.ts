import { WrongData } from './choose-data';

/** Node's message when a package is not installed: the workspace itself, not one of its imports. */
const notInstalled = /Cannot find (?:package|module) '[^']*deploy-demo-data\b/;

/**
 * Loads the workspace `deploy/demo-data`: invented goods and people, and their drawn pictures. A production installation does not
 * contain it.
 *
 * @throws WrongData if it is not installed
 */
export async function loadDemoData(): Promise<typeof import('deploy-demo-data/demo-data')> {
  try {
    return await import('deploy-demo-data/demo-data');
  } catch (error) {
    if (!(error instanceof Error && notInstalled.test(error.message))) throw error;
    throw new WrongData(
      'Demonstration data is not installed: the workspace deploy/demo-data is missing. Install it, or set SEED=reference for a shop of your own',
      { cause: error },
    );
  }
}
