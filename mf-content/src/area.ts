import { defineArea } from '@zapovednik/platform/app';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-content'>({ name: 'mf-content', routes, widgets, start: () => [] });
