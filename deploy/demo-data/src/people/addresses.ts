import type { deliveryProfile } from 'deploy-api/db/schema/index';

type ProfileRow = typeof deliveryProfile.$inferInsert;

/** The customer with saved addresses. */
const IRINA = 6;

/** Saved addresses for testers: several in one city, one without the lift field (ERR-27), one in another city. */
export const deliveryProfiles: readonly ProfileRow[] = [
  {
    customerId: IRINA,
    locationId: 2201,
    address: {
      street: 'улица Малышева',
      house: '31',
      coords: '56.8344,60.5960',
      porch: '2',
      floor: '5',
      apartment: '48',
      elevator: 'Y',
    },
  },
  {
    customerId: IRINA,
    locationId: 2201,
    address: {
      street: 'улица Белинского',
      house: '122',
      coords: '56.8149,60.6228',
      porch: '1',
      floor: '9',
      apartment: '77',
      elevator: 'N',
    },
  },
  {
    customerId: IRINA,
    locationId: 2201,
    address: {
      street: 'улица Щорса',
      house: '54',
      coords: '56.8032,60.5970',
      porch: '',
      floor: '',
      apartment: '',
      elevator: '',
    },
  },
  {
    customerId: IRINA,
    locationId: 2202,
    address: {
      street: 'Комсомольский проспект',
      house: '32',
      coords: '58.0041,56.2415',
      porch: '3',
      floor: '2',
      apartment: '61',
      elevator: 'N',
    },
  },
];
