import { defineArea } from 'shared-contracts/app';
import { commands } from './commands';
import { routes } from './routes';

export default defineArea<'mf-cabinet'>({ name: 'mf-cabinet', routes, widgets: [], start: commands });
