const moduleStart = '<script type="module" async="">';
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** Runs in the page: makes the kept text a module once the page is loaded and idle, or at the visitor's first act. */
const startLater = `(function(){
var acts=["pointerdown","keydown","focusin"];
function start(){
var late=document.getElementById("late-script"),script=document.createElement("script");
if(!late)return;
script.type="module";
script.textContent=late.textContent;
late.replaceWith(script)
}
acts.forEach(function(act){addEventListener(act,start,{capture:true,once:true})});
addEventListener("load",function(){(self.requestIdleCallback||setTimeout)(start)})
})()`.replaceAll("\n", "");

/**
 * Puts Remix's scripts in a rendered document off: links, forms and panels work without them, and nothing of them may
 * take network or processor from what is painted. React does not mind the change: the scripts are the body's last
 * elements and only the server renders them.
 */
export function putScriptsOff(html: string): string {
  const start = html.indexOf(moduleStart);
  const end = html.indexOf("</script>", start);
  if (start < 0) return html;
  const code = html.slice(start + moduleStart.length, end);
  // What the modules of the page import in their turn is named too: then all are asked for at once.
  const imports = [...html.matchAll(preloadedModule)]
    .filter(([, address]) => !code.includes(`"${address}"`))
    .map(([, address]) => `import "${address}";`);
  return [
    html.slice(0, start).replaceAll(preloadedModule, ""),
    `<script type="text/plain" id="late-script">${imports.join("")}${code}</script>`,
    `<script>${startLater}`,
    html.slice(end),
  ].join("");
}
