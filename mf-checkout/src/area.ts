import { defineArea } from 'shared-contracts/app';
import { commands } from './commands';
import { routes } from './routes';

export default defineArea<'mf-checkout'>({ name: 'mf-checkout', routes, widgets: [], start: commands });
