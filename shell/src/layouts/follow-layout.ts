import type { LayoutState } from 'shared-contracts/state';
import type { ShellContext } from '../app/shell-context';

/** Overlays that the layout state names; each is shown under this name (see `Overlays.show`). */
const overlayNames = [
  'drawer',
  'mainMobileMenu',
  'cityListDrawer',
  'deliveryModal',
  'deliveryDrawer',
  'authModal',
  'emailInputModal',
] as const satisfies readonly (keyof LayoutState)[];

/** Keeps the layout state in step with what it names: open overlays, writes under way, the last notification (LAY-56). */
export function followLayout({ overlays, query, write }: ShellContext): void {
  const note = (changes: Partial<LayoutState>) => write.layout.set({ ...write.layout.get(), ...changes });

  overlays.opened.listen((opened) => note(Object.fromEntries(overlayNames.map((name) => [name, opened.has(name)]))));
  write.notifications.listen((messages) => note({ message: { text: messages.at(-1)?.text ?? '' } }));
  query.getMutationCache().subscribe(() => {
    const loading = query.isMutating() > 0;
    if (loading !== write.layout.get().loading) note({ loading });
  });
}
