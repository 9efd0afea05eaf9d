import { addApplicationFile, applyForJob, applyForVacancy } from '@zapovednik/api/content/calls/application';
import { getReceivedFile, getReceivedRequests } from '@zapovednik/api/content/calls/received-request';
import { sendPartnerRequest, sendRequest } from '@zapovednik/api/content/calls/request';
import { askForCall } from '@zapovednik/api/services/calls/call-back';
import { forCustomer, forVisitor, limited, ownTransactions } from '../../../http/route';
import { forJob, forVacancy } from './apply';
import { askSalonToCall } from './call-back';
import { addFilePart } from './files';
import { receivedFile, receivedRequests } from './received';
import { takeRequest } from './take-request';

export const requestRoutes = [
  // The captcha is a third-party service, and a file is decoded, so both run outside a transaction.
  ...[
    forVisitor(sendPartnerRequest, ({ captchaResponse, acceptPersonData: _, ...given }, context) =>
      takeRequest({ ...given, kind: 'partner' }, captchaResponse, context),
    ),
    forVisitor(sendRequest, ({ captchaResponse, acceptPersonData: _, ...given }, context) =>
      takeRequest(given, captchaResponse, context),
    ),
    forVisitor(applyForJob, forJob),
    forVisitor(applyForVacancy, forVacancy),
    limited(240, forVisitor(addApplicationFile, addFilePart)),
    limited(
      60,
      forVisitor(askForCall, (form, context) => askSalonToCall(form, context)),
    ),
  ].map(ownTransactions),
  forCustomer(getReceivedRequests, (request, context) => receivedRequests(request, context)),
  forCustomer(getReceivedFile, ({ id }, context) => receivedFile(id, context)),
];
