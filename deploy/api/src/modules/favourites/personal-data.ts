import { favourite } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const favouriteData: PersonalData = {
  export: async (db, owner) => ({ favourites: await rowsOf(db, favourite, owner) }),
};
