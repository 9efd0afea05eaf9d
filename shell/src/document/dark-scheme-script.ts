import type { Asset } from './page-assets';

/**
 * Runs at the start of the head. For a device that asks for a dark scheme it adds the dark colours: the
 * link is written into the document, so that the first paint waits for it and is not light. Others load nothing. If the
 * device changes to dark while the page is open, the link is added then; back to light, its `media` turns it off.
 */
export const darkSchemeScript = ({ url, integrity }: Asset): string => `(()=>{
const media='(prefers-color-scheme:dark)',asked=matchMedia(media);
const link='<link media="'+media+'" rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">';
if(asked.matches)document.write(link);
else asked.addEventListener('change',()=>document.head.insertAdjacentHTML('beforeend',link),{once:true})
})()`;
