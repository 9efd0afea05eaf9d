import { Link, type LinkProps } from '@zapovednik/platform/router';
import type { MouseEvent } from 'react';

interface DialogLinkProps extends LinkProps {
  onOpen: () => void;
}

/**
 * Opens a dialog. Before script, or in another tab, it is a link to a page with the same purpose.
 *
 * @example <Opener to={link(deliveryRoute)} onOpen={() => run(openDelivery, {})}>Доставка</Opener>
 */
export function DialogLink({ onOpen, ...rest }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...rest} aria-haspopup="dialog" onClick={open} />;
}
