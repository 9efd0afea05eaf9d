import { useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { choiceAddress, readChoice, type ShopChoice } from './shop-choice';

const never = () => () => {};

/**
 * The choice in the URL. A new choice shows at once, and is a step of the history. «Открыто сейчас» counts only after
 * hydration, because the server's page is cached.
 *
 * @param path of the list without a choice
 */
export function useShopChoice(path: string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [choice, setAhead] = useOptimistic(readChoice(query));
  const choose = (next: ShopChoice) =>
    startTransition(async () => {
      setAhead(next);
      await navigate(choiceAddress(path, next), { preventScrollReset: true });
    });
  return { choice: isHydrated ? choice : { ...choice, openNow: false }, choose };
}
