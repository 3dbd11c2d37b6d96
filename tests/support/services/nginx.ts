import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isNeededToolThere } from "../runner/needed-tool";

export const nginx = "/usr/sbin/nginx";
const openssl = "/usr/bin/openssl";

/** Whether nginx, and openssl for its certificates, are installed; see {@link isNeededToolThere}. */
export const hasNginx = () =>
  isNeededToolThere("nginx and openssl", existsSync(nginx) && existsSync(openssl));

/** Makes a certificate that no authority has signed. @returns the paths of its files in the folder */
export function selfSign(folder: string, host: string, days = 30) {
  const [key, certificate] = [`${folder}/privkey.pem`, `${folder}/fullchain.pem`];
  const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const subject = ["-days", String(days), "-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync(openssl, ["req", ...kind, ...subject, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  return { key, certificate };
}

/**
 * A whole configuration around one of nginx's own folder `conf.d`, which needs no rights: all that nginx writes is in
 * the folder, and it listens at sockets there, `four-443` in place of port 443.
 */
export const configAround = (folder: string, text: string) =>
  `pid ${folder}/pid; error_log stderr; events {}
   http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
          uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
          ${text
            .replaceAll("/var/log/nginx/", `${folder}/`)
            .replaceAll(
              /listen (\S*?)(\d+)(?=[ ;])/g,
              (_, host, port) => `listen unix:${folder}/${host ? "six" : "four"}-${port}`,
            )} }`;
