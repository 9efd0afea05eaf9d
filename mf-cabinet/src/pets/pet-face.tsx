import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { Picture } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { KindIcon } from './kind-icon';
import styles from './pet-face.module.css';

interface PetFaceProps {
  pet: Pick<PetState, 'kind' | 'picture' | 'drawing'>;
  size: 'small' | 'large';
}

/**
 * The photo of a pet, or a drawing of its kind, or the icon of its kind (if there is neither, and until the picture has
 * loaded). The name is next to it.
 */
export function PetFace({ pet, size }: PetFaceProps) {
  const src = pet.picture || pet.drawing;
  return (
    <span className={clsx(styles.face, styles[size])}>
      <KindIcon kind={pet.kind} />
      {src && <Picture src={src} alt="" sizes={size === 'large' ? '112px' : '56px'} className={styles.picture} />}
    </span>
  );
}
