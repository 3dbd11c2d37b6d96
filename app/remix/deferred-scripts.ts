import { startScript } from "./scripts-start";

const preloadStart = '<link rel="modulepreload"';
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleStart = '<script type="module" async="">';
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Defers Remix's scripts in a rendered document (behaviour 19.8): links, forms and panels work without them, and they
 * must not take network or processor from the first paint. React tolerates the change: the scripts are the body's last
 * elements, and only the server renders them.
 * @param isIdleSign true for a page that has something to do by itself: its scripts start without a sign of the visitor
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
    `<script type="text/plain" id="late-script" data-modules="${modules.join(" ")}"${isIdleSign ? " data-start" : ""}>`,
    inSteps(modules, html.slice(codeStart, end)),
    `</script><script>${startScript}`,
    html.slice(end),
  ].join("");
}

/**
 * Remix's code with one module after the other: each is evaluated in a task of its own, so that presses are heard
 * between them. The modules' own imports come first.
 */
function inSteps(modules: (string | undefined)[], code: string): string {
  const imports = modules.filter((href) => !code.includes(`"${href}"`));
  const steps = [...imports.map((href) => `import "${href}";`), code].join("");
  return steps.replaceAll(staticImport, (_, name: string | undefined, href: string) =>
    name ? `const ${name}=await import(${href});` : `await import(${href});`,
  );
}
