import { deliveryProfile } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const deliveryData: PersonalData = {
  export: async (db, owner) => ({ addresses: await rowsOf(db, deliveryProfile, owner) }),
};
