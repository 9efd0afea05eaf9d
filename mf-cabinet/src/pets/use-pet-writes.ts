import { addPet, deletePet, getPets, updatePet } from '@zapovednik/api/cabinet/calls/pet';
import type { PetValues } from '@zapovednik/api/cabinet/calls/pet-form';
import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { optimistic, useMutation, useQueryClient } from '@zapovednik/platform/query';

/** The changes of the customer's pets. Each rejects with the server's error, after the list was read again. */
export function usePetWrites() {
  const app = useApp();
  const client = useQueryClient();
  const { userId } = useAtom(sessionAtom);
  const query = petsQuery(app, userId);

  const { mutateAsync } = useMutation(optimistic<PetState[]>(query));
  const write = (send: () => Promise<PetState[]>) => mutateAsync({ patch: (pets) => pets, send });

  /** The changed list; if the list is not cached, it is read from the server, which already has the change. */
  const listWith = (change: (pets: PetState[]) => PetState[]) => {
    const pets = client.getQueryData<PetState[]>(query.queryKey);
    return pets ? change(pets) : app.api(getPets, {});
  };

  return {
    add: (values: PetValues) =>
      write(async () => {
        const added = await app.api(addPet, values);
        return listWith((pets) => [...pets, added]);
      }),
    update: (id: number, values: PetValues) =>
      write(async () => {
        const changed = await app.api(updatePet, { id, ...values });
        return listWith((pets) => pets.map((pet) => (pet.id === id ? changed : pet)));
      }),
    remove: (id: number) => write(() => app.api(deletePet, { id })),
  };
}
