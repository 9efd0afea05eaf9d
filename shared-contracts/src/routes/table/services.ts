import { row } from '../define-row';

/** Vet offices, grooming and dog training: the default location only (ROU-100). */
export const servicesRoutes = [
  row('vet', '/vet-kabinety', 'mf-services', 'responsive', 'ROU-53', { guards: ['default-location'] }),
  row('vetOld', '/vet-kabinety-old', 'mf-services', 'default', 'ROU-54', {
    guards: ['default-location'],
    hidden: true,
  }),
  row('grooming', '/grooming', 'mf-services', 'responsive', 'ROU-55', { guards: ['default-location'] }),
  row('dogTraining', '/dog-training-school', 'mf-services', 'responsive', 'ROU-56', { guards: ['default-location'] }),
] as const;
