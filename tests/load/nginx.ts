import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/site/free-port";

const binary = "/usr/sbin/nginx";
const pollMs = 20;
export const hasNginx = existsSync(binary);

/** Header that nginx reads here instead of the client's IP address, so that one machine can simulate many visitors. */
export const callerHeader = "X-Test-Caller";

/**
 * Starts nginx with the rules of `deploy/nginx.conf`, on the loopback interface and without TLS, as a proxy for
 * instances on two given ports.
 */
export async function startNginx([first = "", second = ""]: readonly string[]): Promise<{
  url: string;
  stop: () => void;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-nginx-"));
  const port = await freePort();
  const rules = readFileSync("deploy/nginx.conf", "utf8")
    .replace("include /etc/nginx/modrawa-site.conf;", () => readFileSync("deploy/nginx-site.conf", "utf8"))
    .replace(/server \{[^}]*return 301 [^}]*\}/g, "")
    .replace(/ *(?:listen \[|ssl_).*\n/g, "")
    .replace(/listen 443 ssl.*;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name .*;/, "server_name localhost;")
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`)
    .replace("$remote_addr", `$http_${callerHeader.toLowerCase().replaceAll("-", "_")}`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${rules}
}
`,
  );
  execFileSync(binary, ["-t", "-c", file, "-p", folder], { stdio: "ignore" });
  const nginx = spawn(binary, ["-c", file, "-p", folder], { stdio: "ignore" });
  while (!(await isListening(port))) await pause(pollMs);
  return { url: `http://localhost:${port}`, stop: () => void nginx.kill("SIGQUIT") };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
