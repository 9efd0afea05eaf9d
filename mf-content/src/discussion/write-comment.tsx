import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { useCommand } from '@zapovednik/platform/app';
import { Button, Skeleton } from '@zapovednik/ui';
import { Pencil } from '@zapovednik/ui/icons';
import { lazy, Suspense, useState } from 'react';
import styles from './discussion.module.css';
import type { useDiscussion } from './use-discussion';

const CommentForm = lazy(() => import(/* webpackChunkName: "lazy-comment-form" */ './comment-form'));

/**
 * The form of a comment, opened by a click; a visitor without an account signs in first. The text stays when the
 * session expires.
 */
export function WriteComment({ discussion }: { discussion: ReturnType<typeof useDiscussion> }) {
  const { status, onBehalf, write } = discussion;
  const [open, setOpen] = useState(false);
  const { run: signIn, isPending } = useCommand(openSignIn);
  if (onBehalf) return <p className={styles.none}>Комментарий пишет только сам покупатель.</p>;
  if (open) {
    return (
      <Suspense fallback={<Skeleton shape="control" />}>
        <CommentForm write={write} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  if (status !== 'authorized') {
    return (
      <div className={styles.invite}>
        <p>Войдите, чтобы оставить комментарий.</p>
        <Button busy={isPending} onClick={() => signIn({})}>
          Войти
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.invite}>
      <Button icon={<Pencil />} onClick={() => setOpen(true)}>
        Написать комментарий
      </Button>
    </div>
  );
}
