import { start } from './start/start';

start();
