const preloadStart = '<link rel="modulepreload"';
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleStart = '<script type="module" async="">';

/** Runs in the page: makes the kept text a module once the page is loaded and idle, or at the visitor's first act. */
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
 * Puts Remix's scripts in a rendered document off: links, forms and panels work without them, and nothing of them may
 * take network or processor from what is painted. React does not mind the change: the scripts are the body's last
 * elements and only the server renders them.
 */
export function deferScripts(html: string): string {
  const start = html.indexOf(preloadStart);
  const codeStart = html.indexOf(moduleStart, start) + moduleStart.length;
  const end = html.indexOf("</script>", codeStart);
  if (start < 0 || end < 0) return html;
  const scripts = html.slice(start, codeStart - moduleStart.length);
  const code = html.slice(codeStart, end);
  // What the modules of the page import in their turn is named too: then all are asked for at once.
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
