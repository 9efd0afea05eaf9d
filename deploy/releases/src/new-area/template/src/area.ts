import { defineArea } from 'shared-contracts/app';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-example'>({ name: 'mf-example', routes, widgets, start: () => [] });
