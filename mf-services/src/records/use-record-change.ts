import { useApp } from 'shared-contracts/app';
import { ApiError } from 'shared-contracts/client';
import { cacheAnswer, useMutation, useQueryClient } from 'shared-contracts/query';
import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import { showNotification } from 'shared-contracts/shell/commands';
import { toFormMessage } from 'shared-contracts/ui/field';
import { type RecordAccess, recordQuery } from './record-access';

interface RecordChange<Wish> {
  readonly run: (wish: Wish) => Promise<ServiceRecord>;
  /** What the notification says. */
  readonly done: (record: ServiceRecord) => string;
  readonly onClose: () => void;
  /** The server has refused it. */
  readonly onRefused?: () => void;
}

/**
 * Changes a visit: the page shows the server's answer, the lists are read again, a notification says it. A failure stays in the dialog as
 * a sentence; the same press tries again.
 */
export function useRecordChange<Wish>(access: RecordAccess, { run, done, onClose, onRefused }: RecordChange<Wish>) {
  const app = useApp();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: run,
    onSuccess(record) {
      cacheAnswer(client, recordQuery(app, access), record);
      void client.invalidateQueries({ queryKey: ['mf-services', 'records'] });
      onClose();
      void app.bus.run(showNotification, { kind: 'success', text: done(record) });
    },
    onError(failure) {
      if (!(failure instanceof ApiError))
        app.report(failure, { area: 'mf-services', phase: 'command', name: 'record' });
      onRefused?.();
    },
  });
  return {
    change: mutate,
    isPending,
    failure: error instanceof ApiError ? toFormMessage(error) : error && 'Возникла ошибка',
  };
}
