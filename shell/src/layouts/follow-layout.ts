import type { ShellContext } from '../app/shell-context';
import type { LayoutState } from './layout-state';

/** Overlays in the layout state; each is shown under this name (see `Overlays.show`). */
const overlayNames = [
  'drawer',
  'mainMobileMenu',
  'cityListDrawer',
  'deliveryModal',
  'deliveryDrawer',
  'authModal',
  'emailInputModal',
] as const satisfies readonly (keyof LayoutState)[];

/** Updates the layout state: open overlays, pending writes, the last notification (LAY-56). */
export function followLayout({ overlays, query, layout, notifications }: ShellContext): void {
  const note = (changes: Partial<LayoutState>) => layout.set({ ...layout.get(), ...changes });

  overlays.opened.listen((opened) => note(Object.fromEntries(overlayNames.map((name) => [name, opened.has(name)]))));
  notifications.listen((messages) => note({ message: { text: messages.at(-1)?.text ?? '' } }));
  query.getMutationCache().subscribe(() => {
    const loading = query.isMutating() > 0;
    if (loading !== layout.get().loading) note({ loading });
  });
}
