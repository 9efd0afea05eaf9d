import type { Controls } from '@zapovednik/api/catalog/calls/filter';
import type { SmartFilter } from '@zapovednik/api/catalog/models/filter';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { controlsOfFilter, hasReversedPrice, sameControls, withControl } from './chosen-controls';
import { type FilterState, filterState } from './filter-state';

/** Debounce delay of a change, in milliseconds (CAT-28). */
const debounceDelay = 800;
/** From this width on, the filters are next to the list, and a choice applies automatically (LIM-10). */
const besideList = '(min-width: 1024px)';

export interface FilterOptions {
  /** The filter of the shown list. */
  readonly applied: SmartFilter;
  /** Requests the counts of another choice. */
  readonly count: (chosen: Controls, signal: AbortSignal) => Promise<SmartFilter>;
  /** Navigates to the list of a counted choice, by its URI (CAT-26). */
  readonly apply: (counted: SmartFilter) => void;
}

/** A choice and its counts. */
interface Counted {
  readonly chosen: Controls;
  readonly answer: SmartFilter;
}

export interface FilterForm {
  /** Names, values and numbers to show: the last counted ones. */
  readonly shown: SmartFilter;
  readonly chosen: Controls;
  readonly state: FilterState;
  /** A stable function for each list, so that a choice renders only the changed values, not all hundred. */
  readonly choose: (name: string, value: string) => void;
  /** Applies the current choice at once. */
  readonly submit: () => Promise<void>;
  /**
   * Drops the choice. The counts of a list without filters are requested again (CAT-27); otherwise the clicked link
   * leaves the list.
   */
  readonly clear: () => void;
}

/**
 * The filter form of a list: a change is counted after 800 ms; if the form is next to the list, it also applies then.
 */
export function useFilter({ applied, count, apply }: FilterOptions): FilterForm {
  const app = useApp();
  const [draft, setDraft] = useState<Controls | null>(null);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [basis, setBasis] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingRequest = useRef<AbortController>(undefined);

  // The list has changed: the form shows the filter of the new list.
  if (basis !== applied) {
    setBasis(applied);
    setDraft(null);
    setCounted(null);
  }

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    pendingRequest.current?.abort();
  }, []);

  const countChoice = async (chosen: Controls, shouldApply: boolean) => {
    const controller = new AbortController();
    pendingRequest.current = controller;
    try {
      const answer = await count(chosen, controller.signal);
      // A hundred numbers change: as a transition, they do not delay the next choice.
      startTransition(() => setCounted({ chosen, answer }));
      if (shouldApply) apply(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      void reportAndNotify(app, error, { area: 'mf-catalog', phase: 'event', name: 'filter' });
    }
  };

  const countDebounced = useEffectEvent((chosen: Controls) => void countChoice(chosen, matchMedia(besideList).matches));
  useEffect(() => {
    if (draft && !hasReversedPrice(draft)) timer.current = setTimeout(() => countDebounced(draft), debounceDelay);
    return stop;
  }, [draft, stop]);

  const own = useMemo(() => controlsOfFilter(applied), [applied]);
  const chosen = draft ?? own;

  const choose = useCallback(
    (name: string, value: string) => {
      setDraft((last) => withControl(last ?? own, name, value));
    },
    [own],
  );

  return {
    shown: counted?.answer ?? applied,
    chosen,
    state: filterState({
      chosen: Object.keys(chosen).length > 0,
      applied: sameControls(chosen, own),
      appliedCount: applied.productCount,
      cachedCount: counted?.chosen === chosen ? counted.answer.productCount : null,
    }),
    choose,
    async submit() {
      stop();
      if (counted?.chosen === chosen) apply(counted.answer);
      else await countChoice(chosen, true);
    },
    clear() {
      stop();
      setDraft(null);
      if (!Object.keys(own)[0]) void countChoice(own, false);
    },
  };
}
