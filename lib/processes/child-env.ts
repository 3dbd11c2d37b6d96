/** Variables that any program may need: paths, language and time, certificates, limits of memory. None is a secret. */
const common = [
  ...["PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "LANG", "LC_ALL", "TZ", "SSL_CERT_FILE", "SSL_CERT_DIR"],
  ...["NODE_ENV", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "MALLOC_ARENA_MAX"],
];

/**
 * Returns the environment of a program that this process starts. It gets only what it needs, because this process's own
 * environment also has passwords and secrets.
 * @param names variables to pass on besides those that any program may need
 * @param own variables with values of their own
 */
export function childEnv(names: readonly string[], own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const passed = [...common, ...names].filter((name) => process.env[name] !== undefined);
  const given = Object.fromEntries(passed.map((name) => [name, process.env[name]]));
  return { ...given, ...own } as NodeJS.ProcessEnv;
}
