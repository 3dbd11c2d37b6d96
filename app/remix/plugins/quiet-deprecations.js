/** Options that Remix's plugin, made for Vite 6, sets under names that Vite 8 still accepts but calls deprecated. */
const ofRemix = [
  '`esbuild` option was specified by "remix" plugin',
  "The `envFile` option is deprecated, please use `envDir: false` instead",
];

/**
 * Leaves out the warnings that Remix's plugin causes and nobody here can mend. Remix starts servers of Vite without
 * passing a logger on, so their console is the only place.
 */
export function quietDeprecations() {
  const warn = console.warn;
  console.warn = (...message) => {
    if (!ofRemix.some((known) => String(message[0]).includes(known))) warn(...message);
  };
}
