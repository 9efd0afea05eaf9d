import { IconButton, Picture } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { ChevronLeft, ChevronRight } from '@zapovednik/ui/icons';
import { useState } from 'react';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: readonly string[];
  /** Index of the picture that is shown first. */
  first: number;
  author: string;
  onClose: () => void;
}

/** The pictures of a review, one at a time and large; arrow keys change them. */
export default function PictureViewer({ pictures, first, author, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(first);
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const isSeveral = pictures.length > 1;
  return (
    <Dialog open onClose={onClose} title={`Фото к отзыву: ${author}`} size="large">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way; the buttons do the same */}
      <div
        className={styles.viewer}
        onKeyDown={({ key }) => {
          if (isSeveral && key === 'ArrowLeft') step(-1);
          if (isSeveral && key === 'ArrowRight') step(1);
        }}
      >
        <Picture
          src={pictures[index]}
          alt={`Фото ${index + 1} из ${pictures.length}`}
          sizes="(min-width: 1024px) 640px, 100vw"
          fit="contain"
          className={styles.picture}
        />
        {isSeveral && (
          <div className={styles.steps}>
            <IconButton label="Предыдущее фото" onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <p role="status">
              {index + 1} из {pictures.length}
            </p>
            <IconButton label="Следующее фото" onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
