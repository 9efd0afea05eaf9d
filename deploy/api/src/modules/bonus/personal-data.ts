import { bonusMovement } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const bonusData: PersonalData = {
  export: async (db, owner) => ({ bonuses: await rowsOf(db, bonusMovement, owner) }),
};
