import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { listening } from "../support/services/listening";
import { configAround, hasNginx, nginx, selfSign } from "../support/services/nginx";

const hasTools = hasNginx();

test.skipIf(!hasTools).each(["nginx.conf", "nginx-compose.conf", "nginx-desk.conf"])(
  "nginx understands %s",
  (name) => {
    const folder = newFolder();
    const config = configIn(folder, name);
    // nginx reports errors on stderr, which the message of a failed call includes.
    expect(() =>
      execFileSync(nginx, ["-t", "-q", "-c", config, "-p", folder], { stdio: "pipe" }),
    ).not.toThrow();
  },
);

test.each(["nginx.conf", "nginx-compose.conf", "nginx-desk.conf"])(
  "no server of %s writes addresses or tokens (22.5)",
  (name) => {
    const read = (file: string) => readFileSync(path.join("deploy/nginx", file), "utf8");
    const servers = read(name)
      .replace("include /etc/nginx/modrawa-site.conf;", read("nginx-site.conf"))
      .split(/^server \{/m);
    for (const server of servers.slice(1)) {
      expect(server).toContain("access_log off;");
      expect(server).toContain("error_log /var/log/nginx/error.log emerg;");
    }
  },
);

test.skipIf(!hasTools)(
  "before the desk, every answer has HSTS, and no client says who it is (25.43)",
  async () => {
    const desk = await listening(({ headers }, response) =>
      response.writeHead(401).end(JSON.stringify(headers)),
    );
    const folder = newFolder();
    const config = configIn(folder, "nginx-desk.conf", new URL(desk).host);
    const front = spawn(nginx, ["-c", config, "-p", folder, "-g", "daemon off;"], {
      stdio: "ignore",
    });
    onTestFinished(() => void front.kill());
    const socketPath = `${folder}/four-443`;
    await vi.waitUntil(() => existsSync(socketPath), { timeout: 120_000 });
    const ask = async (headers: Record<string, string>) => {
      const host = { Host: "desk.modrawa.example" };
      const asked = request({
        socketPath,
        rejectUnauthorized: false,
        headers: { ...host, ...headers },
      }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
    };
    const claims = { "Remote-Email": "anna@firma.example", "X-Desk-Proxy-Secret": "x" };
    const rejected = await ask({ ...claims, "X-Forwarded-For": "192.0.2.1" });
    const tooLarge = await ask({ "Content-Length": "999999999" });
    expect([rejected.status, tooLarge.status]).toEqual([401, 413]);
    for (const { headers } of [rejected, tooLarge])
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(rejected.text).not.toMatch(/remote-email|x-desk-proxy-secret|192\.0\.2\.1/);
  },
);

/** Writes a file of `deploy/nginx/` into a folder as if installed there. @param desk address of the desk. @returns its path */
function configIn(folder: string, name: string, desk = "127.0.0.1:3010"): string {
  const config = path.join(folder, "nginx.conf");
  const { key, certificate } = selfSign(folder, "modrawa.example");
  const text = readFileSync(path.join("deploy/nginx", name), "utf8")
    .replaceAll("/etc/nginx/modrawa-site.conf", path.resolve("deploy/nginx/nginx-site.conf"))
    .replaceAll("127.0.0.1:3010", desk)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  writeFileSync(config, configAround(folder, text));
  return config;
}
