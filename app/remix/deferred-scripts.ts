import { startScript } from "./deferred-scripts/scripts-start";

const preloadStart = '<link rel="modulepreload"';
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleStart = '<script type="module" async="">';
/** Takes the place of the statement that sets the document's size. No text or data of a page has an unescaped `<`. */
const sizeMark = "<size>";
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Defers Remix's scripts in a rendered document (behaviour 19.8), so that they do not compete with the first paint for
 * network and processor time. Links, forms and panels work without scripts. React hydrates without errors, because the
 * scripts are the last elements of the body and only the server renders them.
 * @param isIdleSign true to start the scripts as soon as the page is idle, without waiting for the visitor's input
 */
export function deferScripts(html: string, isIdleSign = false): string {
  const start = html.indexOf(preloadStart);
  const codeStart = html.indexOf(moduleStart, start) + moduleStart.length;
  const end = html.indexOf("</script>", codeStart);
  if (start < 0 || end < 0) return html;
  const scripts = html.slice(start, codeStart - moduleStart.length);
  const modules = [...scripts.matchAll(preloadedModule)].map(([, href]) => href);
  return [
    html.slice(0, start),
    scripts.replaceAll(preloadedModule, ""),
    `<script type="text/plain" id="late-script"${isIdleSign ? " data-start" : ""}>`,
    sizeMark,
    inSteps(modules, html.slice(codeStart, end)),
    `</script><script>${startScript}`,
    html.slice(end),
  ].join("");
}

/**
 * Sets the document's size in a document with deferred scripts, or in the code of one of them.
 * @param size as `isAsServed` counts it
 */
export function withServedSize(text: string, size: number): string {
  return text.replace(sizeMark, `window.servedSize=${size};`);
}

/**
 * Rewrites Remix's static imports as a sequence of `await import()`. Each module is evaluated in a separate task, so
 * that the browser can handle input in between. The modules' dependencies are imported first.
 */
function inSteps(modules: (string | undefined)[], code: string): string {
  const imports = modules.filter((href) => !code.includes(`"${href}"`));
  const steps = [...imports.map((href) => `import "${href}";`), code].join("");
  return steps.replaceAll(staticImport, (_, name: string | undefined, href: string) =>
    name ? `const ${name}=await import(${href});` : `await import(${href});`,
  );
}
