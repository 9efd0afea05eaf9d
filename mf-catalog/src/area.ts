import { defineArea } from '@zapovednik/platform/app';
import { commands } from './commands';
import { warmLater } from './later/start-later';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-catalog'>({ name: 'mf-catalog', routes, widgets, start: commands, warm: warmLater });
