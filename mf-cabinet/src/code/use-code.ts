import type { CodeSent } from '@zapovednik/api/cabinet/models/code-sent';
import { useApp } from '@zapovednik/platform/app';
import { useCallback, useEffect, useState } from 'react';
import {
  type Channel,
  type CodePurpose,
  type PendingCode,
  pendingFrom,
  readPendingCode,
  storePendingCode,
} from './pending-code';
import { type Destination, sendCode } from './send-code';

/** A code that is requested or sent, and not used yet. */
export interface CodeRequest {
  /** Null before the first request. */
  readonly pending: PendingCode | null;
  /** The last entered phone, so that it can be corrected; '' if there is none. */
  readonly phone: string;
  /** The last entered number of an order; '' if there is none. */
  readonly order: string;
  /** Requests a code, the first or another one; without a number, for the same order as before. */
  readonly send: (phone: string, channel: Channel, order?: string) => Promise<void>;
  /** Removes the code: it is used, or the user enters another phone. */
  readonly forget: () => void;
}

/** The code for one purpose; a reload of the page keeps it pending. */
export function useCode(purpose: Parameters<typeof sendCode>[1]): CodeRequest {
  const app = useApp();
  return useCodeOf(purpose, (destination) => sendCode(app, purpose, destination));
}

/** The same for a page that requests its code without a form. */
export function useCodeOf(purpose: CodePurpose, ask: (destination: Destination) => Promise<CodeSent>): CodeRequest {
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [phone, setPhone] = useState('');
  const [order, setOrder] = useState('');
  const show = useCallback((next: PendingCode | null) => {
    setPending(next);
    if (!next) return;
    setPhone(next.phone);
    setOrder(next.order ?? '');
  }, []);
  // After hydration: the server cannot read the tab's storage.
  useEffect(() => show(readPendingCode(purpose)), [purpose, show]);

  const change = (next: PendingCode | null) => {
    storePendingCode(purpose, next);
    show(next);
  };
  return {
    pending,
    phone,
    order,
    async send(to, channel, wanted = pending?.order) {
      const sent = await ask({ phone: to, channel, order: wanted });
      change(pendingFrom(sent, to, channel, wanted));
    },
    forget: () => change(null),
  };
}
