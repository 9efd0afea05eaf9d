import { defineArea } from '@zapovednik/platform/app';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-example'>({ name: 'mf-example', routes, widgets, start: () => [] });
