/*
 * When the page's scripts start (decision 0011). Until then links, forms and panels are the browser's own.
 */

const readyEvent = "scripts-ready";

/** Timeout of a press that waits for the scripts; then the browser handles it, ms. */
const maxWaitMs = 2_000;

/**
 * Scripts start after this time without any sign of the visitor, who may be reading or using a screen reader, ms. A page
 * that is busy for as long counts as idle.
 */
const withoutSignMs = 5_000;

/** To be called once the page's scripts handle what visitors do: a press that has waited for them is theirs. */
export function reportScriptsReady() {
  dispatchEvent(new Event(readyEvent));
}

/**
 * Runs in the page. The modules are loaded once the page is loaded and idle, and run at the visitor's first sign: a
 * press, a key or a focus at any time, a move or a scroll once the page is there. A page that a URL with a
 * fragment or its `data-start` asks for runs them at once when idle. A press on what does something else with scripts
 * (`data-scripted`) waits for them while they start. The last key, focus and pointer until then are repeated to them, the
 * pointer as one that points; a key is kept from those that listen already, or it would do twice what it does.
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
for(let href of late.dataset.modules.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
load=()=>{}
},
start=event=>{
signs.abort();
load();
let script=document.createElement("script");
script.type="module";
script.text=late.text;
late.replaceWith(script);
listen(["click"],wait,waits);
listen(["pointermove","pointerdown","focusin"],note,waits);
listen(["keydown"],event=>{note(event);event.stopPropagation()},waits);
if(event)note(event);
if(event?.type=="click")wait(event);
addEventListener("${readyEvent}",release);
setTimeout(release,${maxWaitMs})
},
wait=event=>{
let link=event.target.closest("[data-scripted]");
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
listen(["pointerdown","click","keydown","focusin"],start,signs);
addEventListener("load",()=>idle(()=>{
if(signs.signal.aborted)return;
if(location.hash||"start" in late.dataset)return start();
load();
listen(["pointermove","scroll"],start,signs);
setTimeout(()=>signs.signal.aborted||start(),${withoutSignMs})
},{timeout:${withoutSignMs}}))
}`.replaceAll("\n", "");
