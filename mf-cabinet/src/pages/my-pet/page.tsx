import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { definePage, useApp, useAtom } from '@zapovednik/platform/app';
import { readDraft } from '@zapovednik/platform/draft';
import { useQuery } from '@zapovednik/platform/query';
import { Button, EmptyState, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Plus } from '@zapovednik/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CabinetPage } from '../../cabinet/cabinet-page';
import { PetCard } from '../../pets/pet-card';
import { petDraft, type TypedPet } from '../../pets/typed-pet';
import { loadPets } from './load';
import styles from './my-pet-page.module.css';

const PetDialog = lazy(() => import(/* webpackChunkName: "lazy-pet-dialogs" */ '../../pets/pet-dialog'));
const RemoveDialog = lazy(() => import(/* webpackChunkName: "lazy-pet-dialogs" */ '../../pets/remove-dialog'));

/** The open dialog: the form of a pet (null: a new one), or the question before one is deleted. */
type OpenDialog =
  | { readonly kind: 'form'; readonly pet: PetState | null; readonly typed: TypedPet | null }
  | { readonly kind: 'remove'; readonly pet: PetState };

/** ROU-74, PET-05: the customer's pets, with forms to add, change and delete them. */
function MyPetsPage() {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { data: pets, isError, isFetching, refetch } = useQuery(petsQuery(app, userId));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const isLoaded = pets !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person whose pets are shown
  useEffect(() => {
    const draft = isLoaded ? readDraft('mf-cabinet/pet', userId, petDraft) : null;
    const pet = pets?.find(({ id }) => id === draft?.petId) ?? null;
    if (draft && (pet || draft.petId === null)) setDialog({ kind: 'form', pet, typed: draft.values });
  }, [userId, isLoaded]);

  const add = () => setDialog({ kind: 'form', pet: null, typed: null });
  const close = () => setDialog(null);
  const addPet = (
    <Button ref={addButton} variant="primary" icon={<Plus />} onClick={add}>
      Добавить питомца
    </Button>
  );

  return (
    <CabinetPage heading="Мои питомцы" description="Ваши питомцы в «Заповеднике».">
      {isError && !pets && <ErrorFallback title="Питомцы не загрузились" onRetry={() => refetch()} busy={isFetching} />}
      {!pets && !isError && <PetsSkeleton />}
      {pets?.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            title="Познакомьте нас с питомцем"
            text="Подберём корм по возрасту, породе и размеру, а на главной покажем то, что ему подойдёт."
            action={addPet}
          />
        </div>
      )}
      {pets && pets.length > 0 && (
        <>
          <ul className={styles.pets}>
            {pets.map((pet) => (
              <li key={pet.id}>
                <PetCard
                  pet={pet}
                  onEdit={() => setDialog({ kind: 'form', pet, typed: null })}
                  onRemove={() => setDialog({ kind: 'remove', pet })}
                />
              </li>
            ))}
          </ul>
          <div>{addPet}</div>
        </>
      )}
      <Suspense fallback={null}>
        {dialog?.kind === 'form' && (
          <PetDialog pet={dialog.pet} typed={dialog.typed} fallbackFocus={addButton} onClose={close} />
        )}
        {dialog?.kind === 'remove' && <RemoveDialog pet={dialog.pet} fallbackFocus={addButton} onClose={close} />}
      </Suspense>
    </CabinetPage>
  );
}

/** Two cards in the shape of pets. */
function PetsSkeleton() {
  return (
    <div className={styles.pets} aria-busy="true">
      {['first', 'second'].map((key) => (
        <div key={key} className={styles.skeleton}>
          <Skeleton shape="circle" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}

export const { Component, loader } = definePage({ load: loadPets, Component: MyPetsPage });
