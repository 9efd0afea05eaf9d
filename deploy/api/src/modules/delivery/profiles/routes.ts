import {
  addProfile,
  deleteProfile,
  editProfile,
  getProfile,
  getProfiles,
  getProfilesOfLocation,
  updateProfile,
} from '@zapovednik/api/checkout/calls/delivery-profile';
import { inTransaction } from '../../../db/transaction';
import type { CustomerContext } from '../../../http/context';
import { forCustomer, forEveryone, notOnBehalf, ownTransactions } from '../../../http/route';
import { checkedAddress } from '../address/address-check';
import { placeOfTown } from '../address/town';
import * as change from './change-profiles';
import { ownProfile, presentProfile, profilesOf } from './profiles';

type Change = Parameters<typeof change.changeProfile>[1];

/** Stores a checked change, and answers with the changed address. */
const store = (id: number, changed: Change, context: CustomerContext) =>
  inTransaction(context.db, async (db) => {
    await change.changeProfile(id, changed, { ...context, db });
    return presentProfile(db, id);
  });

export const profileRoutes = [
  forEveryone(getProfilesOfLocation, async ({ filter }, { db, session }) =>
    session?.customerId ? profilesOf(db, session.customerId, filter?.LOCATION) : [],
  ),

  forCustomer(getProfiles, (_, { db, customerId }) => profilesOf(db, customerId)),

  forCustomer(getProfile, async ({ id }, context) => presentProfile(context.db, (await ownProfile(id, context)).id)),

  ownTransactions(
    forCustomer(addProfile, async ({ locationId, town, ...given }, context) => {
      const place = locationId || (await placeOfTown(town, context.locationId, context));
      const address = await checkedAddress(given, place, context);
      return inTransaction(context.db, async (db) =>
        presentProfile(db, await change.saveProfile(address, place, { ...context, db })),
      );
    }),
  ),

  ...[
    ownTransactions(
      forCustomer(editProfile, async ({ id, locationId, town, ...given }, context) => {
        const old = await ownProfile(id, context);
        const place = locationId ?? (await placeOfTown(town, old.locationId, context));
        return store(id, { ...(await checkedAddress(given, place, context)), locationId: place }, context);
      }),
    ),

    ownTransactions(
      forCustomer(updateProfile, async ({ id, town: _, ...fields }, context) => {
        const { locationId, coords } = fields;
        const where = [fields.street, fields.house, locationId, coords];
        if (where.every((field) => field === undefined)) return store(id, fields, context);
        const old = await ownProfile(id, context);
        const { street = old.address.street, house = old.address.house } = fields;
        const given = { ...fields, street, house, coords: coords ?? '' };
        return store(id, await checkedAddress(given, locationId ?? old.locationId, context), context);
      }),
    ),

    forCustomer(deleteProfile, async ({ id }, context) => {
      await change.deleteProfile(id, context);
      return profilesOf(context.db, context.customerId);
    }),
  ].map(notOnBehalf),
];
