import type { AreaShop } from 'shared-contracts/shop';

type Atom = AreaShop<'mf-catalog'>['write']['favourites'];

/** The favourites of one person: what the server last said, with what they wish over it. */
export interface OwnFavourites {
  /** Shows a heart as wished and has the server agree, whose answer is the whole list; rejects with its refusal. */
  readonly wish: (productId: number, favourite: boolean, send: () => Promise<readonly number[]>) => Promise<void>;
  /** Has the list read. */
  readonly read: (send: () => Promise<readonly number[]>) => Promise<void>;
  /** Another person is here: nothing is shown any more, nor is what is still on its way. */
  readonly end: () => void;
}

/**
 * Requests go one after the other, so that no answer knows less than the one before it; a wish stands until its own answer. The
 * shell may write the first state of the atom; from the first wish or read on it is ours.
 */
export function createOwnFavourites(atom: Atom): OwnFavourites {
  const wishes = new Map<number, boolean>();
  /** What the server last said: to the shell first, which may have had no answer yet when the first wish came. */
  let known: ReadonlySet<number> | null | undefined;
  let ended = false;
  let last: Promise<unknown> = Promise.resolve();

  function show() {
    const shown = new Set(known);
    for (const [productId, favourite] of wishes) {
      if (favourite) shown.add(productId);
      else shown.delete(productId);
    }
    if (!ended) atom.set(shown);
  }

  function ask(send: () => Promise<readonly number[]>): Promise<void> {
    const turn = last.then(async () => {
      known = new Set(await send());
    });
    last = turn.catch(() => {});
    return turn;
  }

  return {
    async wish(productId, favourite, send) {
      if (known === undefined) known = atom.get();
      wishes.set(productId, favourite);
      show();
      try {
        await ask(send);
      } finally {
        if (wishes.get(productId) === favourite) wishes.delete(productId);
        show();
      }
    },
    async read(send) {
      await ask(send);
      show();
    },
    end() {
      ended = true;
      atom.set(null);
    },
  };
}
