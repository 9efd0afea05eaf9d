import { defineModule } from '../define-module';
import { summaryRoutes } from './routes';

/** The first page of the cabinet: current things from other modules. */
export const summaryModule = defineModule({ name: 'summary', routes: summaryRoutes });
