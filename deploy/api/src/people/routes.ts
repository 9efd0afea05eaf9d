import * as favouriteCalls from 'shared-contracts/api/favourites';
import { getUser, isAuth, logout, signInByPassword } from 'shared-contracts/api/user';
import { forCustomer, forEveryone, forVisitor, limited } from '../http/route';
import { unauthorized } from '../http/shop-error';
import { customerOf } from '../session/session';
import { addFavourite, deleteFavourite, favourites } from './favourites';
import { presentUser } from './present-user';
import { currentSession, signIn, signOut } from './session-calls';

export const peopleRoutes = [
  forEveryone(isAuth, (_, context) => currentSession(context)),

  forVisitor(logout, (_, context) => signOut(context)),

  forCustomer(getUser, async (_, { db, session }) => {
    const customer = await customerOf(db, session);
    if (!customer) throw unauthorized();
    return presentUser(customer);
  }),

  limited(
    20,
    forVisitor(signInByPassword, ({ login, password, merge_basket }, context) =>
      signIn(login, password, merge_basket === 'true', context),
    ),
  ),

  forCustomer(favouriteCalls.getFavourites, (_, context) => favourites(context)),
  forCustomer(favouriteCalls.addFavourite, ({ productId }, context) => addFavourite(productId, context)),
  forCustomer(favouriteCalls.deleteFavourite, ({ productId }, context) => deleteFavourite(productId, context)),
];
