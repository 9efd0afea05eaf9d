import { defineArea } from 'shared-contracts/shop';

export default defineArea<'mf-content'>({ name: 'mf-content', routes: [], widgets: {}, start: () => ({}) });
