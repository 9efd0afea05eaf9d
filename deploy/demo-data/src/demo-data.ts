/** The modules that the back end loads from this workspace, only if demonstration data is requested. */
export { fillDemo } from './fill-demo';
export { demoPictures } from './pictures/demo-pictures';
