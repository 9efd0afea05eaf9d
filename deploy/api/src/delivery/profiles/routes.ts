import {
  addProfile,
  deleteProfile,
  editProfile,
  getProfile,
  getProfiles,
  getProfilesOfLocation,
  updateProfile,
} from 'shared-contracts/checkout/calls/delivery-profile';
import { forCustomer, forEveryone, notOnBehalf } from '../../http/route';
import * as change from './change-profiles';
import { ownProfile, presentProfile, profilesOf } from './profiles';

export const profileRoutes = [
  forEveryone(getProfilesOfLocation, async ({ filter }, { db, session }) =>
    session?.customerId ? profilesOf(db, session.customerId, filter?.LOCATION) : [],
  ),

  forCustomer(getProfiles, (_, { db, customerId }) => profilesOf(db, customerId)),

  forCustomer(getProfile, async ({ id }, context) => presentProfile(context.db, (await ownProfile(id, context)).id)),

  forCustomer(addProfile, async ({ locationId, ...address }, context) =>
    presentProfile(context.db, await change.saveProfile(address, locationId ?? context.locationId, context)),
  ),

  ...[
    forCustomer(editProfile, async ({ id, ...address }, context) => {
      await change.changeProfile(id, address, context);
      return presentProfile(context.db, id);
    }),
    forCustomer(updateProfile, async ({ id, ...fields }, context) => {
      await change.changeProfile(id, fields, context);
      return presentProfile(context.db, id);
    }),
    forCustomer(deleteProfile, async ({ id }, context) => {
      await change.deleteProfile(id, context);
      return profilesOf(context.db, context.customerId);
    }),
  ].map(notOnBehalf),
];
