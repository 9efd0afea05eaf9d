import { defineArea } from 'shared-contracts/app';
import { routes } from './routes';
import { start } from './start';
import { widgets } from './widgets';

export default defineArea<'mf-catalog'>({ name: 'mf-catalog', routes, widgets, start });
