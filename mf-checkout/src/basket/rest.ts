interface Resting<Answer> {
  timer: ReturnType<typeof setTimeout>;
  readonly send: () => void;
  readonly answer: Promise<Answer>;
}

/** Sends what changes often only when it has come to rest, each key on its own. */
export interface Rest<Answer> {
  /** Asks once more for a key; everyone who asked until it rested gets the one answer. */
  readonly ask: (key: number) => Promise<Answer>;
  /** Sends at once whatever has not rested yet. */
  readonly sendAll: () => void;
}

/** @param delay milliseconds without a change */
export function createRest<Answer>(delay: number, send: (key: number) => Promise<Answer>): Rest<Answer> {
  const resting = new Map<number, Resting<Answer>>();

  function begin(key: number): Resting<Answer> {
    let sendNow = () => {};
    const answer = new Promise<Answer>((resolve) => {
      sendNow = () => {
        clearTimeout(resting.get(key)?.timer);
        resting.delete(key);
        resolve(send(key));
      };
    });
    return { timer: setTimeout(sendNow, delay), send: sendNow, answer };
  }

  return {
    ask(key) {
      const known = resting.get(key);
      if (known) {
        clearTimeout(known.timer);
        known.timer = setTimeout(known.send, delay);
        return known.answer;
      }
      const begun = begin(key);
      resting.set(key, begun);
      return begun.answer;
    },
    sendAll() {
      for (const { send: sendNow } of [...resting.values()]) sendNow();
    },
  };
}
