import { readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { parseEnv, variableNames } from "lib/platform/env.server";
import { expect, test } from "vitest";
import { parse } from "yaml";

const file = "deploy/compose.yaml";

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  build?: object;
  environment?: Record<string, string>;
  networks?: { default: { ipv4_address: string } };
  ports?: string[];
};
const compose = parse(readFileSync(file, "utf8"), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const instances = services.filter(([, { build }]) => build);
/** A value for each variable that must be set. */
const given = "given-on-the-day-of-the-installation";
const filledIn = (value: string) => value.replaceAll(/\$\{\w+:\?[^}]*\}/g, given);

test("Compose's own schema finds no error", () => {
  const found = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
  expect(found.flatMap(({ messages }) => messages.filter(({ type }) => type === "error"))).toEqual([]);
});

test("the two instances have one environment that the site understands, and trust the one proxy", () => {
  expect(instances).toHaveLength(2);
  const [one = {}, other] = instances.map(([, { environment }]) => environment);
  expect(other).toEqual(one);
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(one)));
  const env = parseEnv(Object.fromEntries(Object.entries(one).map(([name, set]) => [name, filledIn(set)])));
  expect(env).toMatchObject({ TRUST_PROXY: 1, SECRET: given });
  const { port } = new URL(env.SITE_URL);
  expect(compose.services.front?.ports).toEqual([`127.0.0.1:${port}:80`]);
  expect(new URL(env.DATABASE_URL ?? "").hostname in compose.services).toBe(true);
  expect(new URL(env.SMTP_URL ?? "").hostname in compose.services).toBe(true);
});

test("the two instances stand where nginx looks for them", () => {
  const asked = readFileSync("deploy/nginx/nginx-compose.conf", "utf8").matchAll(/server (\S+):3000 /g);
  const addresses = instances.map(([, { networks }]) => networks?.default.ipv4_address);
  expect([...asked].map(([, address]) => address)).toEqual(addresses);
});

test("no secret stands in the file", () => {
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name)),
  );
  expect(secrets).toHaveLength(6);
  for (const [, value] of secrets) expect(filledIn(value)).toContain(given);
});

test.each(services)("%s is confined, and its image is named by its digest", (_name, service) => {
  expect(service).toMatchObject({
    ...{ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] },
    ...{ pids_limit: expect.any(Number), mem_limit: expect.any(String) },
  });
  // The site's own image says its user in the Dockerfile.
  if (service.build) return;
  expect(service.user).toMatch(/^(?!root|0)./);
  expect(service.image).toMatch(/@sha256:[0-9a-f]{64}$/);
});
