import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";

export type Buildah = (...args: string[]) => string;

const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Builds a substitute for the public base image of `deploy/Dockerfile`, for machines that cannot reach an image
 * registry. It contains a minimal Debian of this machine's release, this machine's Node and npm, a user `node`, and the
 * settings that npm needs to reach its package registry.
 */
export function makeBaseImage(buildah: Buildah, tag: string): void {
  const container = buildah("from", "scratch");
  const root = buildah("mount", container);
  // Runs in a separate mount namespace, so that the mounts of debootstrap disappear when it exits.
  run("unshare", "--mount", "debootstrap", "--variant=minbase", codename(), root);
  run("chroot", root, "useradd", "--create-home", "node");
  copyNode(root);
  copyNpm(root);
  copyInto(root, certificates);
  buildah("config", "--env", `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  buildah("config", "--env", `npm_config_registry=${run("npm", "config", "get", "registry")}`, container);
  buildah("commit", "--rm", container, tag);
}

function copyNode(root: string) {
  copyInto(root, process.execPath, "/usr/local/bin/node");
  const libraries = run("ldd", process.execPath).matchAll(/(?:=> |^\s+)(\/\S+)/gm);
  for (const [, library = ""] of libraries) if (!existsSync(root + library)) copyInto(root, library);
}

function copyNpm(root: string) {
  const program = realpathSync(run("which", "npm"));
  copyInto(root, path.resolve(program, "../.."), "/usr/local/lib/node_modules/npm");
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", `${root}/usr/local/bin/npm`);
}

function copyInto(root: string, from: string, to = from) {
  mkdirSync(path.dirname(root + to), { recursive: true });
  cpSync(from, root + to, { recursive: true, dereference: true });
}

/**
 * Returns the codename of this machine's Debian release, because this machine's Node needs that release's libraries.
 */
function codename(): string {
  const [, name = "stable"] = /^VERSION_CODENAME=(\S+)/m.exec(readFileSync("/etc/os-release", "utf8")) ?? [];
  return name;
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
