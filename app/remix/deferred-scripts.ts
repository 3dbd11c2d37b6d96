const preloadStart = '<link rel="modulepreload"';
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleStart = '<script type="module" async="">';

/** Runs in the page: starts the module once the page is loaded and idle, or on the first press, key or focus. */
const startLater = `{
let late=document.getElementById("late-script"),
start=()=>{
let script=document.createElement("script");
script.type="module";
script.text=late.text;
if(late.isConnected)late.replaceWith(script)
};
for(let act of["pointerdown","keydown","focusin"])addEventListener(act,start,{capture:true,once:true});
addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(start))
}`.replaceAll("\n", "");

/**
 * Defers Remix's scripts in a rendered document (behaviour 19.8): links, forms and panels work without them, and they
 * must not take network or processor from the first paint. React tolerates the change: the scripts are the body's last
 * elements, and only the server renders them.
 */
export function deferScripts(html: string): string {
  const start = html.indexOf(preloadStart);
  const codeStart = html.indexOf(moduleStart, start) + moduleStart.length;
  const end = html.indexOf("</script>", codeStart);
  if (start < 0 || end < 0) return html;
  const scripts = html.slice(start, codeStart - moduleStart.length);
  const code = html.slice(codeStart, end);
  // The modules' own imports are listed too, so that all are requested in one round trip.
  const imports = [...scripts.matchAll(preloadedModule)]
    .filter(([, address]) => !code.includes(`"${address}"`))
    .map(([, address]) => `import "${address}";`);
  return [
    html.slice(0, start),
    scripts.replaceAll(preloadedModule, ""),
    `<script type="text/plain" id="late-script">${imports.join("")}${code}</script>`,
    `<script>${startLater}`,
    html.slice(end),
  ].join("");
}
