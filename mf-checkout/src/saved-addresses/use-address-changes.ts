import { useApp } from 'shared-contracts/app';
import { addProfile, type DeliveryProfile, editProfile } from 'shared-contracts/checkout/calls/delivery-profile';
import { deliveryQuery } from 'shared-contracts/checkout/queries/delivery';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { showNotification } from 'shared-contracts/shell/commands';
import type { AddressValues } from '../address/address-line';
import { chooseAddress } from '../delivery/choose-delivery';
import { profilesKey } from './profiles-query';

/** The changes of saved addresses. Forms get the server's errors, other failures are shown as notifications. */
export function useAddressChanges() {
  const app = useApp();
  const client = useQueryClient();

  const choice = useMutation({
    networkMode: 'always',
    mutationFn: async (profile: DeliveryProfile) => {
      if (profile.elevator !== '') return chooseAddress(app, profile);
      await app.bus.run(showNotification, { kind: 'error', text: 'Отсуствует поле elevator' });
      return false;
    },
  });

  /** Saves a new or changed address. Throws the server's answer, for the form. */
  const save = async (address: AddressValues & { locationId?: number }, id?: number): Promise<DeliveryProfile> => {
    const saved = await (id === undefined ? app.api(addProfile, address) : app.api(editProfile, { id, ...address }));
    await client.invalidateQueries({ queryKey: profilesKey });
    // The session follows a change of the address that it has chosen.
    await client.invalidateQueries({ queryKey: deliveryQuery(app).queryKey });
    return saved;
  };

  return { choose: choice.mutateAsync, isChoosing: choice.isPending, save };
}
