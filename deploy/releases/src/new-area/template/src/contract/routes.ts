import { defineRoute } from '@zapovednik/platform/routes';

export const exampleRoute = defineRoute('example', '/example', 'mf-example', 'responsive', '');
