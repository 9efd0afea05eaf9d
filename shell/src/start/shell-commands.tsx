import type { CommandsOf } from 'shared-contracts/events';
import type { ShellShop } from '../app/shop-context';
import { notify } from '../notices/notify';

/** The commands that the shell answers (architecture.md, section 3). */
export function shellCommands({ write, overlays }: ShellShop): CommandsOf<'shell'> {
  return {
    async notify(message) {
      notify(write.notifications, message);
      return {};
    },
    async 'cityList:open'() {
      const { CityListDrawer } = await import(/* webpackChunkName: "part-overlays" */ '../parts/overlays');
      overlays.show('cityList', 'shell', <CityListDrawer go={(address) => location.assign(address)} />);
      return {};
    },
  };
}
