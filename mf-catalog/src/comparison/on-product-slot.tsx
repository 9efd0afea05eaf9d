import { useStore } from '@zapovednik/platform/stores';
import { lateParts, type OnProductProps } from '../slots/slots';

/** The place of what comes to a product after all other parts. */
export function OnProductSlot(props: OnProductProps) {
  const parts = useStore(lateParts, { ssr: 'initial' });
  return parts?.OnProduct && <parts.OnProduct {...props} />;
}
