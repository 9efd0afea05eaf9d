import { bonusMovement } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const bonusData: PersonalData = {
  holds: 'The movements of the bonuses of a customer, as long as the account',
  export: async (db, owner) => ({ bonuses: await rowsOf(db, bonusMovement, owner) }),
};
