import * as contactCalls from '@zapovednik/api/cabinet/calls/contact-change';
import {
  searchEmployee as searchEmployeeCall,
  signInForSomeoneElse as signInForCall,
} from '@zapovednik/api/cabinet/calls/employee';
import * as guestCalls from '@zapovednik/api/cabinet/calls/guest-data';
import * as profileCalls from '@zapovednik/api/cabinet/calls/profile';
import * as recoveryCalls from '@zapovednik/api/cabinet/calls/recovery';
import * as registrationCalls from '@zapovednik/api/cabinet/calls/registration';
import * as signInCalls from '@zapovednik/api/cabinet/calls/sign-in';
import { getUser, isAuth, logout } from '@zapovednik/api/shell/calls/user';
import { forCustomer, forEveryone, forVisitor, ownTransactions, unlogged } from '../../http/route';
import { customerOf } from '../../http/session';
import { unauthorized } from '../../http/shop-error';
import { changePassword, updateUser } from './account/profile';
import { accountRoutes } from './account/routes';
import { cancelChanges, stopChange } from './account/stop-changes';
import { sendRecoveryCode, sendRegistrationCode, sendSignInCode } from './codes/send-code';
import { confirmEmail } from './contacts/email';
import { sendProofCode } from './contacts/prove-owner';
import { presentUser } from './customer/present-user';
import { eraseGuest, guestData, sendGuestDataCode } from './guest-data/guest-data';
import { signInByCode } from './sign-in/code-sign-in';
import { searchEmployee, signInForSomeoneElse } from './sign-in/employee';
import { changePasswordByCode, forgotPassword, restorePassword } from './sign-in/recovery';
import { register } from './sign-in/register';
import { currentSession, signOut } from './sign-in/session-calls';
import { signInByPassword } from './sign-in/sign-in';
import { trackingRoutes } from './tracking/tracking-routes';

export const peopleRoutes = [
  forEveryone(isAuth, (_, context) => currentSession(context)),
  forVisitor(logout, (_, context) => signOut(context)),

  // Calls that use third-party services, or count attempts that a rollback must not undo.
  ...[
    forVisitor(signInCalls.smsRequest, (input, context) => sendSignInCode('sms', input, context)),
    forVisitor(signInCalls.telegramRequest, (input, context) => sendSignInCode('telegram', input, context)),
    forVisitor(signInCalls.smsAuth, signInByCode),
    forVisitor(signInCalls.telegramAuth, signInByCode),
    forVisitor(signInCalls.signInByPassword, signInByPassword),
    forVisitor(registrationCalls.smsRegisterRequest, (input, context) => sendRegistrationCode('sms', input, context)),
    forVisitor(registrationCalls.telegramRegisterRequest, (input, context) =>
      sendRegistrationCode('telegram', input, context),
    ),
    forVisitor(registrationCalls.registerCustomer, register),
    forVisitor(recoveryCalls.forgotPassword, ({ email, captchaResponse }, context) =>
      forgotPassword(email, captchaResponse, context),
    ),
    forVisitor(recoveryCalls.restorePassword, ({ token, password }, context) =>
      restorePassword(token, password, context),
    ),
    forVisitor(recoveryCalls.smsForgot, sendRecoveryCode),
    forVisitor(recoveryCalls.smsChangePassword, changePasswordByCode),
    forVisitor(guestCalls.askGuestDataCode, sendGuestDataCode),
    forVisitor(guestCalls.getGuestData, guestData),
    forVisitor(guestCalls.eraseGuestData, eraseGuest),
    forCustomer(profileCalls.updateUser, updateUser),
    forCustomer(profileCalls.changePassword, changePassword),
    forCustomer(contactCalls.sendProofCode, (_, context) => sendProofCode(context)),
    forCustomer(contactCalls.cancelChanges, (_, context) => cancelChanges(context)),
    forEveryone(contactCalls.stopChange, ({ token }, context) => stopChange(token, context)),
    unlogged(forEveryone(profileCalls.confirmEmail, ({ token }, context) => confirmEmail(token, context))),
    forCustomer(signInForCall, ({ login }, context) => signInForSomeoneElse(login, context)),
  ].map(ownTransactions),

  forCustomer(getUser, async (_, { db, session }) => {
    const customer = await customerOf(db, session);
    if (!customer) throw unauthorized();
    return presentUser(customer);
  }),
  forCustomer(searchEmployeeCall, ({ searchValue }, context) => searchEmployee(searchValue, context)),

  ...accountRoutes,
  ...trackingRoutes,
];
