import { choosePet } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { skipToken, useQuery, useQueryClient } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { IconButton } from '@zapovednik/ui';
import { ArrowRight, ChevronDown } from '@zapovednik/ui/icons';
import { CardRow } from '../../product-carousel/card-row';
import { forAnimalQuery } from './for-animal-query';
import styles from './home-page.module.css';

/** Goods for the customer's pet; without a pet, e.g. «Для кошек» for visitors who view goods for cats. */
export function ForAnimalRow() {
  const app = useApp();
  const { bus, report } = app;
  const client = useQueryClient();
  const { status, userId } = useAtom(sessionAtom);
  const chosenKey = ['mf-catalog', 'chosen-pet', userId];
  // The choice is only for this page; the key contains the customer.
  const { data: chosen = null } = useQuery<number | null>({ queryKey: chosenKey, queryFn: skipToken });
  const { data } = useQuery({
    ...forAnimalQuery(app, userId, chosen),
    enabled: status !== 'unknown',
    // The row stays visible while the goods for another pet of the same customer are loading.
    placeholderData: (before, query) => (query?.queryKey[2] === userId ? before : undefined),
  });
  if (!data) return null;
  const { title, path, products, petId, hasOthers } = data;

  const choose = () => {
    bus.run(choosePet, { chosen: petId }).then(
      (answer) => answer.petId !== null && client.setQueryData(chosenKey, answer.petId),
      (error: unknown) => report(error, { area: 'mf-catalog', phase: 'command', name: 'pet:choose' }),
    );
  };
  return (
    <CardRow
      title={title}
      products={products}
      more={
        <>
          {hasOthers && (
            <IconButton label="Выбрать другого питомца" className={styles.otherPet ?? ''} onClick={choose}>
              <ChevronDown />
            </IconButton>
          )}
          <Link to={path} aria-label={`Смотреть все: ${title}`}>
            Смотреть все <ArrowRight />
          </Link>
        </>
      }
    />
  );
}
