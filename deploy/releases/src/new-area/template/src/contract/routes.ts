import { defineRoute } from 'shared-contracts/routes';

export const exampleRoute = defineRoute('example', '/example', 'mf-example', 'responsive', '');
