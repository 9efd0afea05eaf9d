import 'shared-contracts/client';
import 'shared-contracts/events';
import 'shared-contracts/format';
import 'shared-contracts/query';
import 'shared-contracts/router';
import 'shared-contracts/routes';
import 'shared-contracts/shop';
import 'shared-contracts/state';
import 'shared-contracts/stores';
import 'shared-contracts/ui';
import 'shared-contracts/widgets';
import 'react/jsx-runtime';
import 'zod/mini';
import { start } from './start/start';

// The imports above are what the shell supplies to areas: each has to be in the bundle once.
start();
