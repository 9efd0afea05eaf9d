import { getAccount, getOwnData, setMessages as setMessagesCall } from '@zapovednik/api/cabinet/calls/account';
import * as deletionCalls from '@zapovednik/api/cabinet/calls/deletion';
import * as deviceCalls from '@zapovednik/api/cabinet/calls/devices';
import { forCustomer, notOnBehalf, ownTransactions } from '../../../http/route';
import { devices, endDevice, endOtherDevices } from '../devices/devices';
import { presentAccount } from './account';
import { askForDeletion, cancelDeletion, sendDeletionCode } from './ask-for-deletion';
import { changeMessageSettings } from './message-settings';
import { ownData } from './own-data';

/** The customer's own account. An employee who acts for the customer cannot see or change it (SES-37). */
export const accountRoutes = [
  forCustomer(getAccount, (_, context) => presentAccount(context)),
  ownTransactions(forCustomer(setMessagesCall, changeMessageSettings)),
  forCustomer(getOwnData, (_, context) => ownData(context)),

  forCustomer(deviceCalls.getDevices, (_, context) => devices(context)),
  forCustomer(deviceCalls.endDevice, ({ key }, context) => endDevice(key, context)),
  forCustomer(deviceCalls.endOtherDevices, (_, context) => endOtherDevices(context)),

  // Calls that use third-party services, or count attempts that a rollback must not undo.
  ownTransactions(forCustomer(deletionCalls.sendDeletionCode, (_, context) => sendDeletionCode(context))),
  ownTransactions(forCustomer(deletionCalls.askForDeletion, askForDeletion)),
  ownTransactions(forCustomer(deletionCalls.cancelDeletion, (_, context) => cancelDeletion(context))),
].map(notOnBehalf);
