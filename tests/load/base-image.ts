import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";

export type Buildah = (...args: string[]) => string;

const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Makes a stand-in for the public image that `deploy/Dockerfile` begins with, where no registry of images is in reach: a
 * minimal Debian as this machine's, this machine's Node and npm, a user `node`, and what npm needs to reach its registry.
 */
export function makeBaseImage(buildah: Buildah, tag: string): void {
  const container = buildah("from", "scratch");
  const root = buildah("mount", container);
  // In a mount namespace of its own: whatever it mounts goes with it.
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

/** Of this machine's Debian: its libraries are those that its Node was made for. */
function codename(): string {
  const [, name = "stable"] = /^VERSION_CODENAME=(\S+)/m.exec(readFileSync("/etc/os-release", "utf8")) ?? [];
  return name;
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}
