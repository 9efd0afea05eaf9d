import { runStages } from './run-stages';
import { stages } from './stages';

/** `npm test`: everything that continuous integration runs. */
await runStages(stages);
