import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom, useCommand } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';

const QuestionDialog = lazy(() => import(/* webpackChunkName: "lazy-review-dialogs" */ './question-dialog'));

/** «Задать вопрос»: the form, for a guest after the sign-in. */
export function AskQuestion({ productId }: { productId: number }) {
  const { status, onBehalf } = useAtom(sessionAtom);
  const { run: signIn, isPending } = useCommand(openSignIn);
  const [open, setOpen] = useState(false);
  if (onBehalf) return null;
  return (
    <>
      <Button busy={isPending} onClick={() => (status === 'authorized' ? setOpen(true) : void signIn({}))}>
        {status === 'anonymous' ? 'Войти и задать вопрос' : 'Задать вопрос'}
      </Button>
      {open && (
        <Suspense>
          <QuestionDialog productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
