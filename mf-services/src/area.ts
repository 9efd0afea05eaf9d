import { defineArea } from '@zapovednik/platform/app';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-services'>({ name: 'mf-services', routes, widgets, start: () => [] });
