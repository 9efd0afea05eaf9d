import {
  addPet,
  addPetPicture,
  deletePet,
  getAnimalStructure,
  getPets,
  updatePet,
} from '@zapovednik/api/cabinet/calls/pet';
import { forCustomer, forEveryone, notOnBehalf, ownTransactions } from '../../http/route';
import * as change from './change-pets';
import { petsOf } from './pets';
import { storePetPicture } from './pictures';
import { animalStructure } from './structure';

export const petRoutes = [
  forEveryone(getAnimalStructure, (_, { db }) => animalStructure(db)),
  forCustomer(getPets, (_, context) => petsOf(context)),
  notOnBehalf(forCustomer(addPet, (given, context) => change.addPet(given, context))),
  notOnBehalf(forCustomer(updatePet, ({ id, ...given }, context) => change.updatePet(id, given, context))),
  notOnBehalf(
    forCustomer(deletePet, async ({ id }, context) => {
      await change.deletePet(id, context);
      return petsOf(context);
    }),
  ),
  // Re-encoding takes a tenth of a second, so it runs outside a transaction.
  ownTransactions(notOnBehalf(forCustomer(addPetPicture, ({ file }, context) => storePetPicture(file, context)))),
];
