import { IconButton } from 'shared-contracts/ui';
import { Scale } from 'shared-contracts/ui/icons';
import { useCompared } from './use-compared';

interface CompareToggleProps {
  productId: number;
  code: string;
  name: string;
  className?: string | undefined;
}

/** «Сравнить» on a product card. */
export function CompareToggle({ productId, code, name, className }: CompareToggleProps) {
  const { compared, toggle } = useCompared(productId, code);
  return (
    <IconButton label={`Сравнить: ${name}`} aria-pressed={compared} className={className} onClick={toggle}>
      <Scale />
    </IconButton>
  );
}
