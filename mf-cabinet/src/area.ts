import { defineArea } from 'shared-contracts/shop';

export default defineArea<'mf-cabinet'>({ name: 'mf-cabinet', routes: [], widgets: {}, start: () => ({}) });
