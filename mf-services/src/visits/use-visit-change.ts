import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { cacheAnswer, useMutation, useQueryClient } from '@zapovednik/platform/query';
import { toFormMessage } from '@zapovednik/ui/field';
import { type VisitAccess, visitQuery } from './visit-access';

interface VisitChange<Wish> {
  readonly run: (wish: Wish) => Promise<VisitDetails>;
  /** What the notification says. */
  readonly done: (visit: VisitDetails) => string;
  readonly onClose: () => void;
  /** The server has refused it. */
  readonly onRefused?: () => void;
}

/**
 * Changes a visit: the page shows the server's answer, the lists are read again, and a notification is shown. A failure
 * is shown in the dialog, and the same button tries again.
 */
export function useVisitChange<Wish>(access: VisitAccess, { run, done, onClose, onRefused }: VisitChange<Wish>) {
  const app = useApp();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: run,
    onSuccess(visit) {
      cacheAnswer(client, visitQuery(app, access), visit);
      void client.invalidateQueries({ queryKey: ['mf-services', 'visits'] });
      onClose();
      void app.bus.run(showNotification, { kind: 'success', text: done(visit) });
    },
    onError(failure) {
      if (!(failure instanceof ApiError)) app.report(failure, { area: 'mf-services', phase: 'command', name: 'visit' });
      onRefused?.();
    },
  });
  return {
    change: mutate,
    isPending,
    failure: error instanceof ApiError ? toFormMessage(error) : error && 'Возникла ошибка',
  };
}
