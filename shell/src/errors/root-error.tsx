import { OverlayLayer } from '@zapovednik/platform/app';
import { Frame } from '../layouts/layout';
import { PageError } from './page-error';

/** Shown when the layout itself fails: the simplest layout, with the error message. */
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
