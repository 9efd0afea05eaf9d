/** What the back end loads of this workspace, and only where demonstration data is asked for. */
export { fillDemo } from './fill-demo';
export { demoPictures } from './pictures/demo-pictures';
