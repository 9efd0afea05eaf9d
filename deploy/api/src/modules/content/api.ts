/** The part of `content` that other modules may import. */

export { hasOpenJobs } from './careers/careers';
export { type ContentRequest, editContent } from './editing/edit-content';
export { current } from './promotions';
export { published } from './publications';
