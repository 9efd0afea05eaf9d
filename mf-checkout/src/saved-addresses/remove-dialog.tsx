import { type DeliveryProfile, deleteProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useMutation, useQueryClient } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import type { RefObject } from 'react';
import { addressLine } from '../address/address-line';
import { profilesKey } from './profiles-query';

interface RemoveDialogProps {
  /** The address to delete; null: the dialog is closed. */
  profile: DeliveryProfile | null;
  /** Gets the focus if the button that opened the dialog is gone together with its address. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before a saved address is deleted (API-37). A failure is shown as a notification (DEL-65). */
export function RemoveDialog({ profile, fallbackFocus, onClose }: RemoveDialogProps) {
  const app = useApp();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: DeliveryProfile) => app.api(deleteProfile, { id }),
    onError: (error) =>
      reportAndNotify(
        app,
        error,
        { area: 'mf-checkout', phase: 'command', name: 'delivery-profile' },
        'Не удалось удалить профиль доставки',
      ),
    onSettled: async () => {
      // The deleted address may have been the chosen one.
      await Promise.all([
        client.invalidateQueries({ queryKey: profilesKey }),
        client.invalidateQueries({ queryKey: deliveryQuery(app).queryKey }),
      ]);
      onClose();
    },
  });
  return (
    <Dialog
      open={profile !== null}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      size="small"
      title="Удалить адрес?"
      footer={
        <>
          <Button variant="danger" busy={isPending} onClick={() => profile && mutate(profile)}>
            Удалить
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      {profile && `${addressLine(profile)} пропадёт из списка ваших адресов.`}
    </Dialog>
  );
}
