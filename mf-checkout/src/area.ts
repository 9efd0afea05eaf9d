import { defineArea } from '@zapovednik/platform/app';
import { commands } from './commands';
import { loadDialog } from './delivery/dialog/open-delivery';
import { routes } from './routes';
import { widgets } from './widgets';

export default defineArea<'mf-checkout'>({ name: 'mf-checkout', routes, widgets, start: commands, warm: loadDialog });
