import { MapPin } from '@zapovednik/ui/icons';
import { useHousePromise } from './use-house-promise';

/** One of the ways to get a product: what the chosen house changes, and why it is not faster. */
export default function ToHouse({ productId }: { productId: number }) {
  const promise = useHousePromise(productId);
  if (!promise) return null;
  const { address, text, message } = promise;
  return (
    <li>
      <MapPin />
      <span>
        <b>{address}</b> {text}
        {message && `. ${message}`}
      </span>
    </li>
  );
}
