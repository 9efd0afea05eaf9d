import { IconButton } from '@zapovednik/ui';
import { Heart } from '@zapovednik/ui/icons';
import { useFavourite } from './use-favourite';

interface FavouriteHeartProps {
  productId: number;
  name: string;
  className?: string;
}

/** The heart of a product card (PRD-16). */
export function FavouriteHeart({ productId, name, className }: FavouriteHeartProps) {
  const { favourite, toggle } = useFavourite(productId);
  return (
    <IconButton label={`В избранное: ${name}`} aria-pressed={favourite} className={className} onClick={toggle}>
      <Heart />
    </IconButton>
  );
}
