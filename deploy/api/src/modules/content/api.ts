/** The part of `content` that other modules may import. */

export { withOpenJobs } from './careers/careers';
export { type ContentRequest, editContent } from './editing/edit-content';
export { current } from './promotions';
export { published } from './publications';
