import { deliveryProfile } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const deliveryData: PersonalData = {
  holds: 'The saved addresses of a customer, as long as the account',
  export: async (db, owner) => ({ addresses: await rowsOf(db, deliveryProfile, owner) }),
};
