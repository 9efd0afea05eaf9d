/** How long a pressed button is dimmed at most, in milliseconds: after that the shell's script has probably failed to load. */
const WAITING_LIMIT = 20_000;

/**
 * The inline script at the head of a page: it records what somebody presses and types before the page is hydrated, since React would not
 * hear of it. `start/early-input.ts` replays it. What works without script stays with the browser: links, `<details>`, and the button of a
 * form that has an `action`. The pressed button is dimmed meanwhile; by an animation, since an attribute would not fit what React hydrates.
 */
export const earlyInputScript = `(()=>{
const presses=[],fields=new Map,on=[];
const listen=(type,work)=>{addEventListener(type,work,true);on.push(()=>removeEventListener(type,work,true))};
listen('click',event=>{
const button=event.target.closest?.('button');
if(!button||button.disabled||button.type==='submit'&&button.form?.hasAttribute('action'))return;
event.preventDefault();event.stopImmediatePropagation();
presses.push({button,dimmed:button.animate({opacity:[.5,.5]},${WAITING_LIMIT})})
});
listen('input',({target})=>fields.set(target,target.type==='checkbox'||target.type==='radio'?target.checked:target.value));
shopEarlyInput={presses,fields,stop(){for(const off of on)off()}}
})()`;
