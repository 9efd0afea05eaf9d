export { forgetDraft, forgetDrafts, forgetDraftsOfOthers, readDraft, storeDraft } from './draft';
export { hasDraft } from './has-draft';
export { useDraft } from './use-draft';
