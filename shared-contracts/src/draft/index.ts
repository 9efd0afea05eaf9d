export { forgetDraft, forgetDraftsOfOthers, readDraft, storeDraft } from './draft';
export { useDraft } from './use-draft';
