import { WrongData } from './choose-data';

/** Node's message where a package is not installed: the workspace itself, not something that it imports. */
const notInstalled = /Cannot find (?:package|module) '[^']*deploy-demo-data\b/;

/**
 * The workspace `deploy/demo-data`: invented goods and people, and their drawn pictures. A production installation leaves it out.
 *
 * @throws WrongData where it is not installed
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
