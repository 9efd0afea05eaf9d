import { defineArea } from 'shared-contracts/shop';
import { routes } from './routes';

export default defineArea<'mf-catalog'>({ name: 'mf-catalog', routes, widgets: {}, start: () => ({ 'favourite:toggle': async () => ({ favourite: false }) }) });
