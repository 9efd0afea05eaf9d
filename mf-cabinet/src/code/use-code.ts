import { useCallback, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import {
  type Channel,
  type CodePurpose,
  type PendingCode,
  pendingFrom,
  readPendingCode,
  storePendingCode,
} from './pending-code';
import { sendCode } from './send-code';

/** A code on its way to somebody's phone. */
export interface CodeOnItsWay {
  /** Null before one was asked for. */
  readonly pending: PendingCode | null;
  /** The phone that was meant last, to be corrected; '' before the first. */
  readonly phone: string;
  /** Asks for one, the first or another. */
  readonly send: (phone: string, channel: Channel) => Promise<void>;
  /** It is used, or another phone is meant. */
  readonly forget: () => void;
}

/** The code for one purpose; after a reload of the page it is waited for as before. */
export function useCode(purpose: CodePurpose): CodeOnItsWay {
  const app = useApp();
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [phone, setPhone] = useState('');
  const show = useCallback((next: PendingCode | null) => {
    setPending(next);
    if (next) setPhone(next.phone);
  }, []);
  // After hydration: the server knows of none.
  useEffect(() => show(readPendingCode(purpose)), [purpose, show]);

  const change = (next: PendingCode | null) => {
    storePendingCode(purpose, next);
    show(next);
  };
  return {
    pending,
    phone,
    async send(to, channel) {
      change(pendingFrom(await sendCode(app, purpose, { phone: to, channel }), to, channel));
    },
    forget: () => change(null),
  };
}
