import { type OnProductProps, useLateParts } from '../slots/slots';

/** The place of what comes to a product after all other parts. */
export function OnProductSlot(props: OnProductProps) {
  const parts = useLateParts();
  return parts?.OnProduct && <parts.OnProduct {...props} />;
}
