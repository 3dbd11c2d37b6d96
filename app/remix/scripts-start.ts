import { readyEvent } from "./scripts-ready";

/*
 * Decides when the page's scripts start (decision 0011). Until then, the browser handles links, forms and panels
 * natively.
 */

/** Maximum time in ms that a click waits for the scripts. After that, the browser handles the click natively. */
const maxWaitMs = 2_000;

/**
 * Time in ms after which the scripts start even without input, because the visitor may be reading or using a screen
 * reader. Also the maximum time to wait for the page to become idle.
 */
const withoutSignMs = 5_000;

/**
 * Inline script of every page. It preloads the page's modules when the page is loaded and idle. It runs them at the
 * first input. A press, a key or a focus counts as input at any time; a pointer move or a scroll counts only after the
 * preload. If the URL has a fragment, or if the script element or another has `data-start`, it runs the modules as soon as the
 * page is idle.
 *
 * While the modules start, a click waits if it is on an element that behaves differently with scripts
 * (`data-scripted`). When the modules are ready, this script repeats that click and the last key, focus and pointer
 * event; the pointer event, which may be older than the preload, becomes a `pointerover`. Until then, it hides keys from other listeners, because a key would
 * otherwise have its effect twice.
 *
 * As long as the page is shown, the script also focuses each button or link that is pressed, because Safari does not:
 * when a panel closes, browsers return the focus to the element that had it before. It does so after it has noted the
 * click as input, because a focus counts as input too.
 */
export const startScript = `{
let late=document.getElementById("late-script"),
idle=self.requestIdleCallback||setTimeout,
signs=new AbortController,
waits=new AbortController,
pressed,
seen=new Map,
listen=(names,act,{signal})=>{for(let name of names)addEventListener(name,act,{capture:true,signal})},
note=event=>{seen.set(/pointer|click/.test(event.type)?"pointerover":event.type,event)},
load=()=>{
for(let [,href] of late.text.matchAll(/import\\("([^"]+)/g))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
load=()=>{}
},
start=event=>{
signs.abort();
load();
late.replaceWith(Object.assign(document.createElement("script"),{type:"module",text:late.text}));
listen(["click"],wait,waits);
listen(["keydown"],event=>{note(event);event.stopPropagation()},waits);
if(event)note(event);
if(event?.type=="click")wait(event);
addEventListener("${readyEvent}",release);
setTimeout(release,${maxWaitMs})
},
wait=event=>{
let link=event.target.closest("[data-scripted],[href*='?dodaj=']");
if(!link||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();
event.stopPropagation();
pressed=link
},
release=()=>{
waits.abort();
pressed?.click();
for(let [type,event] of seen)event.target.dispatchEvent(new event.constructor(type,event));
pressed=null;
seen.clear()
};
listen(["pointermove","pointerdown","focusin"],note,waits);
listen(["pointerdown","click","keydown","focusin"],start,signs);
listen(["click"],event=>event.detail&&event.target.closest("button,a")?.focus({preventScroll:true}),{});
addEventListener("load",()=>idle(()=>{
if(signs.signal.aborted)return;
if(location.hash||document.querySelector("[data-start]"))return start();
load();
listen(["pointermove","scroll"],start,signs);
setTimeout(()=>signs.signal.aborted||start(),${withoutSignMs})
},{timeout:${withoutSignMs}}))
}`.replaceAll("\n", "");
