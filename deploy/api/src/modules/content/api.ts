/** What other modules may use of `content`: they import nothing else of it. */

export { type ContentRequest, editContent } from './editing/edit-content';
export { current } from './promotions';
export { published } from './publications';
