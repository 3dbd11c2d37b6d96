import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isNeededToolThere } from "../support/runner/needed-tool";
import { newFolder } from "../support/runner/new-folder";

const nginx = "/usr/sbin/nginx";
const openssl = "/usr/bin/openssl";
const hasTools = isNeededToolThere("nginx and openssl", existsSync(nginx) && existsSync(openssl));

test.skipIf(!hasTools).each(["nginx.conf", "nginx-compose.conf", "nginx-desk.conf"])(
  "nginx understands %s",
  (name) => {
    const folder = newFolder();
    const config = path.join(folder, "nginx.conf");
    writeFileSync(
      config,
      `pid ${folder}/pid; error_log stderr; events {}
     http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
            uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; ${placedIn(folder, name)} }`,
    );
    // nginx reports errors on stderr, which the message of a failed call includes.
    expect(() =>
      execFileSync(nginx, ["-t", "-q", "-c", config, "-p", folder], { stdio: "pipe" }),
    ).not.toThrow();
  },
);

test.each(["nginx.conf", "nginx-compose.conf", "nginx-desk.conf"])(
  "no server of %s writes addresses or tokens (22.5)",
  (name) => {
    const read = (file: string) => readFileSync(path.join("deploy", file), "utf8");
    const servers = read(name)
      .replace("include /etc/nginx/modrawa-site.conf;", read("nginx-site.conf"))
      .split(/^server \{/m);
    for (const server of servers.slice(1)) {
      expect(server).toContain("access_log off;");
      expect(server).toContain("error_log /var/log/nginx/error.log emerg;");
    }
  },
);

/** The file as if it were installed: its include, a certificate, and places to listen that need no rights. */
function placedIn(folder: string, name: string): string {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const selfSigned = ["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync(
    openssl,
    [...selfSigned, "-subj", "/CN=modrawa.example", "-keyout", key, "-out", certificate],
    { stdio: "ignore" },
  );
  return readFileSync(path.join("deploy", name), "utf8")
    .replaceAll("/etc/nginx/modrawa-site.conf", path.resolve("deploy/nginx-site.conf"))
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll(
      /listen (\S*?)(\d+)(?=[ ;])/g,
      (_, host, port) => `listen unix:${folder}/${host ? "six" : "four"}-${port}`,
    );
}
