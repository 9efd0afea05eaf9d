export { forgetDraft, forgetDrafts, forgetDraftsOfOthers, readDraft, storeDraft } from './draft';
export { useDraft } from './use-draft';
