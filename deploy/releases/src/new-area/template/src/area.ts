import { defineArea } from 'shared-contracts/shop';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-example'>({ name: 'mf-example', routes, widgets, start: () => [] });
