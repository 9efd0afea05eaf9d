import { favourite } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const favouriteData: PersonalData = {
  holds: 'The favourites of a customer, as long as the account',
  export: async (db, owner) => ({ favourites: await rowsOf(db, favourite, owner) }),
};
