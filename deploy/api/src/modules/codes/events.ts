import { defineEvent } from '../../events/define-event';

export interface PhoneConfirmed {
  readonly sessionKey: string;
  readonly phone: string;
}

/** A code has confirmed the phone of a session's visitor. The code is used up in the same transaction. */
export const phoneConfirmed = defineEvent<PhoneConfirmed>('phoneConfirmed', ['code or link']);
