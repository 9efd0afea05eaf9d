// Vet offices, grooming and dog training: the default location only (ROU-100).

import { defineRoute } from '@zapovednik/platform/define';

export const vetRoute = defineRoute('vet', '/vet-kabinety', 'mf-services', 'responsive', 'ROU-53', {
  guards: ['default-location'],
});
export const vetOldRoute = defineRoute('vetOld', '/vet-kabinety-old', 'mf-services', 'default', 'ROU-54', {
  guards: ['default-location'],
  hidden: true,
});
export const groomingRoute = defineRoute('grooming', '/grooming', 'mf-services', 'responsive', 'ROU-55', {
  guards: ['default-location'],
});
export const dogTrainingRoute = defineRoute(
  'dogTraining',
  '/dog-training-school',
  'mf-services',
  'responsive',
  'ROU-56',
  { guards: ['default-location'] },
);
/** The shop's own page with one visit, for everyone who has its signed link from the email or the SMS. */
export const visitLinkRoute = defineRoute('visitLink', '/visit/:visitToken', 'mf-services', 'responsive', 'VET-04', {
  guards: ['default-location'],
  rendered: 'person',
});

// The pages of specialists, by their id.
export const vetSpecialistRoute = defineRoute(
  'vetSpecialist',
  '/vet-kabinety/:id',
  'mf-services',
  'responsive',
  'VET-03',
  {
    guards: ['default-location'],
  },
);
export const groomerRoute = defineRoute('groomer', '/grooming/:id', 'mf-services', 'responsive', 'GRM-03', {
  guards: ['default-location'],
});
export const trainerRoute = defineRoute('trainer', '/dog-training-school/:id', 'mf-services', 'responsive', 'HND-03', {
  guards: ['default-location'],
});
