import { defineArea } from 'shared-contracts/shop';

export default defineArea<'mf-checkout'>({ name: 'mf-checkout', routes: [], widgets: {}, start: () => ({}) });
