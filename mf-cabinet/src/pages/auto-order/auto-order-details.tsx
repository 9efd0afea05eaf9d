import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { cabinetAutoOrderLink } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { Button } from '@zapovednik/ui';
import { Undo2 } from '@zapovednik/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './auto-order-page.module.css';
import { type Question, questions } from './change/question';
import { takeUnsent, type UnsentChange } from './change/unsent-change';
import { useChangeWithUndo } from './change/use-change-with-undo';
import { Delivery } from './delivery';
import { Goods } from './goods';
import { History } from './history';
import { NextOrder } from './next-order';

/** The dialogs are loaded when the first of them opens. */
const ChangeDialog = lazy(async () => {
  const { ChangeDialog: Dialog } = await import(/* webpackChunkName: "lazy-auto-order" */ './change/change-dialog');
  return { default: Dialog };
});

/** All data of one auto-order. The last change is shown below the first card, with a button to undo it. */
export function AutoOrderDetails({ autoOrder }: { autoOrder: OwnAutoOrder }) {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('change');
  const [question, setQuestion] = useState<Question | null>(null);
  const { change, press, isPending, outcome, undo } = useChangeWithUndo(autoOrder);
  const [unsent, setUnsent] = useState<UnsentChange | null>(null);
  const said = useRef<HTMLDivElement>(null);

  const { id } = autoOrder;
  const isEnded = autoOrder.state === 'ended';
  // A link of an email only opens the question: nothing changes without a click.
  useEffect(() => {
    const found = questions.find((one) => one === asked);
    if (found && !isEnded) setQuestion(found);
  }, [asked, isEnded]);

  // The clicked button may be gone: the focus moves to the new text.
  useEffect(() => {
    if (outcome && question === null && document.activeElement === document.body) said.current?.focus();
  }, [outcome, question]);

  // A choice from before the session ended is shown again after the sign-in.
  const { userId } = useAtom(sessionAtom);
  useEffect(() => {
    const kept = userId === null || isEnded ? null : takeUnsent(userId, id);
    if (!kept) return;
    setUnsent(kept);
    setQuestion(kept.kind === 'move' ? 'date' : kept.kind);
  }, [userId, id, isEnded]);

  const close = () => {
    setQuestion(null);
    setUnsent(null);
    if (asked !== null) void navigate(cabinetAutoOrderLink(id), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <div>
        <NextOrder autoOrder={autoOrder} busy={isPending} onAsk={setQuestion} onPress={press} />
        <div role="status" ref={said} tabIndex={-1}>
          {outcome && (
            <p className={styles.outcome}>
              {outcome.text}
              {outcome.undo && (
                <Button variant="quiet" icon={<Undo2 />} busy={isPending} onClick={undo}>
                  Вернуть как было
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      <Goods autoOrder={autoOrder} onChange={isEnded ? null : () => setQuestion('goods')} />
      <Delivery autoOrder={autoOrder} onAsk={isEnded ? null : setQuestion} />
      <History orders={autoOrder.made} />
      {!isEnded && (
        <div>
          <Button variant="quiet" onClick={() => setQuestion('cancel')}>
            Отменить автозаказ
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {question && (
          <ChangeDialog autoOrder={autoOrder} question={question} unsent={unsent} onChange={change} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
