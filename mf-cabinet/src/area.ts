import { defineArea } from 'shared-contracts/app';
import { routes } from './routes';
import { start } from './start';

export default defineArea<'mf-cabinet'>({ name: 'mf-cabinet', routes, widgets: [], start });
