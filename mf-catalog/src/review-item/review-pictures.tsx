import { Picture } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './review-item.module.css';

const PictureViewer = lazy(() => import(/* webpackChunkName: "lazy-review-dialogs" */ './picture-viewer'));

interface ReviewPicturesProps {
  pictures: readonly string[];
  author: string;
}

/** The author's pictures, small; a click opens them large. */
export function ReviewPictures({ pictures, author }: ReviewPicturesProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture}>
            <button type="button" aria-label={`Открыть фото ${at + 1}: ${author}`} onClick={() => setOpen(at)}>
              <Picture src={picture} alt="" sizes="88px" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} first={open} author={author} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
