/**
 * How long a clicked button stays dimmed at most, in milliseconds. After that time the shell's script has probably
 * failed to load.
 */
const WAITING_LIMIT = 20_000;

/**
 * Runs at the start of the head, before any element that can be pressed. It records the user's clicks and input before hydration, because React does
 * not get these events. `start/hydrate/early-input.ts` replays them. Elements that work without script are left to the
 * browser: links, `<details>`, and the button of a form with an `action`. A clicked button is dimmed until then, with
 * an animation, because an extra attribute would not match the HTML that React hydrates. `begun` is resolved by the first sign of
 * use, even before its press is complete.
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
const begun=new Promise(use=>['pointerdown','keydown','focusin'].map(type=>addEventListener(type,use,{capture:true,once:true})));
shopEarlyInput={presses,fields,begun,stop(){for(const off of on)off()}}
})()`;
