import { defineArea } from 'shared-contracts/shop';

export default defineArea<'mf-services'>({ name: 'mf-services', routes: [], widgets: {}, start: () => ({}) });
