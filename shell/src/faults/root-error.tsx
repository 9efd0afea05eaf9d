import { OverlayLayer } from 'shared-contracts/app';
import { Frame } from '../layouts/layout';
import { PageError } from './page-error';

/** When the layout itself fails: the barest one stands in for it, and says what happened. */
export function RootError() {
  return (
    <>
      <Frame name="error-empty">
        <PageError />
      </Frame>
      <OverlayLayer />
    </>
  );
}
