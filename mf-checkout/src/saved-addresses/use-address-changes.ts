import {
  addProfile,
  type DeliveryProfile,
  editProfile,
  updateProfile,
} from '@zapovednik/api/checkout/calls/delivery-profile';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useMutation, useQueryClient } from '@zapovednik/platform/query';
import { useState } from 'react';
import type { AddressValues } from '../address/address-line';
import { chooseAddress } from '../delivery-choice/choose-delivery';
import { profilesKey } from './profiles-query';

/** The changes of saved addresses. Forms get the server's errors; other failures are shown as notifications. */
export function useAddressChanges() {
  const app = useApp();
  const client = useQueryClient();

  /** The address that was clicked, but has no answer about the lift yet. */
  const [wanted, setWanted] = useState<number | null>(null);

  /** The lists show a change; if it is a change of the chosen address, the session's address changes too. */
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: profilesKey }),
      client.invalidateQueries({ queryKey: deliveryQuery(app).queryKey }),
    ]);

  const choice = useMutation({
    networkMode: 'always',
    mutationFn: async (profile: DeliveryProfile) => {
      if (profile.elevator !== '') return chooseAddress(app, profile);
      setWanted(profile.id);
      const hint = 'Укажите в\u00A0адресе, есть ли лифт: от\u00A0него зависит цена подъёма.';
      await app.bus.run(showNotification, { kind: 'error', text: 'Отсуствует поле elevator', hint });
      return false;
    },
  });

  /** Saves a new or changed address. Throws the server's error, for the form. */
  const save = async (address: AddressValues & { locationId?: number }, id?: number): Promise<DeliveryProfile> => {
    const saved = await (id === undefined ? app.api(addProfile, address) : app.api(editProfile, { id, ...address }));
    await readAgain();
    return saved;
  };

  /** Saves only the answer about the lift (API-36), and chooses the address if this answer was missing for that. */
  const lift = useMutation({
    networkMode: 'always',
    mutationFn: async ({ profile, elevator }: { profile: DeliveryProfile; elevator: 'Y' | 'N' }) => {
      try {
        const answered = await app.api(updateProfile, { id: profile.id, elevator });
        await readAgain();
        return wanted === profile.id && chooseAddress(app, answered);
      } catch (error) {
        await reportAndNotify(app, error, { area: 'mf-checkout', phase: 'command', name: 'delivery-profile' });
        return false;
      }
    },
  });

  return {
    choose: choice.mutateAsync,
    answerLift: lift.mutateAsync,
    isChanging: choice.isPending || lift.isPending,
    save,
  };
}
