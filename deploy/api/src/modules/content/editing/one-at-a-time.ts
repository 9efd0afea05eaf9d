import { lockFor } from '../../../db/lock-numbers';

/** Editions are stored one after another, so that each sees the result of the earlier one. */
export const editionsInTurn = lockFor('editions of texts');
