import { defineArea } from '@zapovednik/platform/app';
import { commands } from './commands';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-cabinet'>({ name: 'mf-cabinet', routes, widgets, start: commands });
